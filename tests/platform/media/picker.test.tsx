import { afterEach, expect, it, vi } from 'vitest';
import { type ChooserName, openPicker } from '@/platform/media/picker';
import { chooserPlatform } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const WECHAT = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 MicroMessenger/8.0.49 XWEB/1260';
const SAFARI_15 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1';

function inputOf(api: ChooserName, params: unknown = {}, userAgent?: string) {
  const { context, input } = chooserPlatform({
    userActivation: { isActive: true },
    ...(userAgent && { userAgent }),
  });
  openPicker(context, api, params);
  const { accept, multiple } = input();
  return { accept, multiple, capture: input().getAttribute('capture') };
}

const several = { multiple: true, capture: null };
const single = { multiple: false, capture: null };

it.each([
  ['chooseImage', {}, { accept: 'image/*', ...several }],
  ['chooseImage', undefined, { accept: 'image/*', ...several }],
  ['chooseImage', { count: 1 }, { accept: 'image/*', ...single }],
  ['chooseImage', { extension: ['*'] }, { accept: 'image/*', ...several }],
  ['chooseImage', { extension: ['.*'] }, { accept: 'image/*', ...several }],
  ['chooseImage', { extension: ['png', '.jpg'] }, { accept: '.png,.jpg', ...several }],
  ['chooseImage', { extension: null }, { accept: 'image/*', ...several }],
  ['chooseImage', { sourceType: ['album', 'camera'] }, { accept: 'image/*', ...several }],
  ['chooseImage', { sourceType: ['album'] }, { accept: 'image/*', ...several }],
  ['chooseVideo', {}, { accept: 'video/*', ...single }],
  ['chooseVideo', { extension: ['mp4'] }, { accept: '.mp4', ...single }],
  ['chooseFile', {}, { accept: '', ...several }],
  ['chooseFile', { type: 'all' }, { accept: '', ...several }],
  ['chooseFile', { type: 'audio' }, { accept: 'audio/*', ...several }],
  ['chooseFile', { type: 'video', count: 1 }, { accept: 'video/*', ...single }],
  ['chooseFile', { extension: ['pdf'] }, { accept: '.pdf', ...several }],
  ['chooseFile', { type: 'image/*,.exe' }, { accept: '', ...several }],
])('%s %j sets up the file input', (api, params, expected) => {
  expect(inputOf(api, params)).toEqual(expected);
});

it.each([
  ['chooseImage', { sourceType: ['camera'] }, 'environment'],
  ['chooseImage', { sourceType: 'camera', count: 9 }, 'environment'],
  ['chooseVideo', { sourceType: ['camera'], camera: 'front' }, 'user'],
  ['chooseVideo', { sourceType: ['camera'], camera: 'back' }, 'environment'],
])('%s %j opens the camera for one file', (api, params, capture) => {
  // With `multiple` Android WeChat shows the files instead.
  expect(inputOf(api, params)).toMatchObject({ multiple: false, capture });
});

it('chooseFile for every kind of file opens no camera', () => {
  expect(inputOf('chooseFile', { sourceType: ['camera'] }).capture).toBeNull();
});

it.each([
  ['chooseImage', { extension: ['png', 'jpg'] }, 'image/*'],
  ['chooseVideo', {}, 'video/*'],
  ['chooseFile', {}, '.'],
  ['chooseFile', { extension: ['pdf'] }, '.'],
])('%s %j uses an accept value that WeChat understands', (api, params, accept) => {
  expect(inputOf(api, params, WECHAT).accept).toBe(accept);
});

it('[S8.6] no file chooser opens without a tap', () => {
  const { context, clicks, inputs } = chooserPlatform({ userActivation: { isActive: false } });
  expect(openPicker(context, 'chooseImage', {})).toBeNull();
  expect(clicks).not.toHaveBeenCalled();
  expect(inputs()).toHaveLength(0);
});

it.each([
  ['a tap', true, { isTrusted: true, view: window }],
  ['a tap by a script', false, { isTrusted: false, view: window }],
  ['an event without a view', false, { isTrusted: true }],
  ['no event', false, undefined],
])('[S8.6] without userActivation, %s decides: %s', (_what, opens, event) => {
  const { context } = chooserPlatform({
    userAgent: SAFARI_15,
    event: event as Partial<Event> | undefined,
  });
  expect(openPicker(context, 'chooseImage', {}) !== null).toBe(opens);
});

it('the input is invisible, and its click reaches no listener of the page', () => {
  const { context, input, clicks } = chooserPlatform();
  clicks.mockRestore();
  const listener = vi.fn();
  document.addEventListener('click', listener);
  // Like the browser’s click, without the chooser.
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(
    this: HTMLInputElement,
  ) {
    this.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  openPicker(context, 'chooseImage', {});
  document.removeEventListener('click', listener);
  expect(listener).not.toHaveBeenCalled();
  expect(input().checkVisibility()).toBe(false);
});

it('an end before anything waits for it is kept, and the input is removed', async () => {
  const { context, cancel, inputs } = chooserPlatform();
  const picker = openPicker(context, 'chooseImage', {});
  cancel();
  expect(inputs()).toHaveLength(0);
  expect(await picker?.ended).toBe('cancel');
});
