import { afterEach, expect, it, vi } from 'vitest';
import { openPicker } from '@/platform/picker/open-picker';
import { chooserPlatform } from '../../helpers/chooser';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const WECHAT = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 MicroMessenger/8.0.49 XWEB/1260';
const SAFARI_15 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1';

function look(api: string, params: unknown = {}, userAgent?: string) {
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
])('%s %j asks for that', (api, params, expected) => {
  expect(look(api, params)).toEqual(expected);
});

it.each([
  ['chooseImage', { sourceType: ['camera'] }, 'environment'],
  ['chooseImage', { sourceType: 'camera', count: 9 }, 'environment'],
  ['chooseVideo', { sourceType: ['camera'], camera: 'front' }, 'user'],
  ['chooseVideo', { sourceType: ['camera'], camera: 'back' }, 'environment'],
])('%s %j goes straight to the camera, for one thing', (api, params, capture) => {
  // With `multiple` Android WeChat shows the files instead.
  expect(look(api, params)).toMatchObject({ multiple: false, capture });
});

it('does not ask for a camera when files of all kinds are wanted', () => {
  expect(look('chooseFile', { sourceType: ['camera'] }).capture).toBeNull();
});

it.each([
  ['chooseImage', { extension: ['png', 'jpg'] }, 'image/*'],
  ['chooseVideo', {}, 'video/*'],
  ['chooseFile', {}, '.'],
  ['chooseFile', { extension: ['pdf'] }, '.'],
])('%s %j asks WeChat for what it understands', (api, params, accept) => {
  expect(look(api, params, WECHAT).accept).toBe(accept);
});

it('[S8.6] opens nothing without a tap', () => {
  const { context, clicks, inputs } = chooserPlatform({ userActivation: { isActive: false } });
  expect(openPicker(context, 'chooseImage', {})).toBeNull();
  expect(clicks).not.toHaveBeenCalled();
  expect(inputs()).toHaveLength(0);
});

it.each([
  ['a tap', { isTrusted: true, view: window }, true],
  ['a tap by a script', { isTrusted: false, view: window }, false],
  ['an event that is no visitor’s', { isTrusted: true }, false],
  ['nothing', undefined, false],
])('[S8.6] where the engine does not tell, %s decides', (_what, event, opens) => {
  const { context } = chooserPlatform({
    userAgent: SAFARI_15,
    event: event as Partial<Event> | undefined,
  });
  expect(openPicker(context, 'chooseImage', {}) !== null).toBe(opens);
});

it('is seen and heard by nobody: neither by screen readers nor by listeners for taps', () => {
  const { context, input, clicks } = chooserPlatform();
  clicks.mockRestore();
  const heard = vi.fn();
  document.addEventListener('click', heard);
  // As the browser clicks it, without its default action.
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(
    this: HTMLInputElement,
  ) {
    this.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  openPicker(context, 'chooseImage', {});
  document.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(input().checkVisibility()).toBe(false);
});

it('hears of an end that comes before anybody waits for it, and removes its element', async () => {
  const { context, cancel, inputs } = chooserPlatform();
  const picker = openPicker(context, 'chooseImage', {});
  cancel();
  expect(inputs()).toHaveLength(0);
  expect(await picker?.ended).toBe('cancel');
});
