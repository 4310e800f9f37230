import { afterEach, expect, it, vi } from 'vitest';
import { openPickerEarly } from '@/platform/picker/early-picker';
import { takePicker } from '@/platform/picker/take-picker';
import { chooserPlatform } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('opens a chooser at once, and hands it to the call that it was for', () => {
  const { context, clicks, input } = chooserPlatform();
  const params = { count: 1 };
  openPickerEarly(context, 'chooseImage', params);
  expect(clicks).toHaveBeenCalledTimes(1);
  const opened = input();
  expect(takePicker(context, 'chooseImage', params)?.input).toBe(opened);
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('is the call’s own also when an interceptor has changed its params', () => {
  const { context, clicks, input } = chooserPlatform();
  openPickerEarly(context, 'chooseImage', { count: 1 });
  const opened = input();
  expect(takePicker(context, 'chooseVideo', {})?.input).not.toBe(opened);
  expect(takePicker(context, 'chooseImage', { count: 2 })?.input).toBe(opened);
  expect(clicks).toHaveBeenCalledTimes(2);
});

it('is nobody’s when it was closed, or opened long ago', () => {
  const { context, clicks, input, cancel, pass } = chooserPlatform();
  openPickerEarly(context, 'chooseImage', { count: 1 });
  cancel();
  takePicker(context, 'chooseImage', { count: 2 });
  expect(clicks).toHaveBeenCalledTimes(2);
  openPickerEarly(context, 'chooseImage', { count: 1 });
  const old = input();
  pass(5000);
  expect(takePicker(context, 'chooseImage', { count: 2 })?.input).not.toBe(old);
});

it('is of use to one call only', () => {
  const { context, clicks } = chooserPlatform();
  openPickerEarly(context, 'chooseFile', undefined);
  const first = takePicker(context, 'chooseFile', undefined);
  expect(takePicker(context, 'chooseFile', undefined)).not.toBe(first);
  expect(clicks).toHaveBeenCalledTimes(2);
});

it('[S8.6] remembers that there was no tap', () => {
  const userActivation = { isActive: false };
  const { context, clicks } = chooserPlatform({ userActivation });
  const params = {};
  openPickerEarly(context, 'chooseVideo', params);
  userActivation.isActive = true;
  expect(takePicker(context, 'chooseVideo', params)).toBeNull();
  expect(clicks).not.toHaveBeenCalled();
});

it.each(['chooseLocation', 'showToast', 'chooseImages'])('opens nothing for %s', (api) => {
  const { context, clicks } = chooserPlatform();
  openPickerEarly(context, api, {});
  expect(clicks).not.toHaveBeenCalled();
});
