import { expect, it } from 'vitest';
import { createEnv, PlatformError } from '@/platform';
import type { Fail } from '@/platform/call/check';
import { loadImage } from '@/platform/media/load-image';
import { fakePlatform } from '../../helpers/fake-platform';
import { picture } from '../../helpers/pictures';
import { windowWith } from '../../helpers/window-with';

const fail: Fail = (code, message) => new PlatformError({ code, api: 'getImageInfo', message });

/** Elements that load nothing, ever. */
class StalledImage extends EventTarget {
  src = '';
  decoding = '';
}

function stalled() {
  const clock = fakePlatform();
  const { after } = clock.env;
  const env = { ...createEnv(windowWith({ Image: StalledImage })), after };
  return { context: fakePlatform({ env }).context, pass: clock.pass, timers: clock.timers };
}

it('loads a picture, and forgets the clock', async () => {
  const clock = fakePlatform();
  const env = { ...createEnv(window), after: clock.env.after };
  const url = URL.createObjectURL(await picture(12, 8));
  const { signal } = new AbortController();
  const image = await loadImage(fakePlatform({ env }).context, url, fail, signal);
  expect([image.naturalWidth, image.naturalHeight]).toEqual([12, 8]);
  expect(clock.timers()).toBe(0);
});

it('[S9.1] gives up after 60 s', async () => {
  const { context, pass } = stalled();
  const loading = loadImage(context, '/slow.png', fail, new AbortController().signal);
  pass(59_999);
  pass(1);
  await expect(loading).rejects.toMatchObject({
    code: 'timeout',
    errMsg: 'getImageInfo:fail request timeout',
  });
});

it('lets go when it is aborted', async () => {
  const { context, timers } = stalled();
  const ending = new AbortController();
  const loading = loadImage(context, '/slow.png', fail, ending.signal);
  ending.abort();
  await expect(loading).rejects.toBe(ending.signal.reason);
  expect(timers()).toBe(0);
});
