import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { createVideoContext, DANMU_EVENT } from '@/platform/media/players';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { makeWav } from '../../helpers/wav';
import { factoryCall } from '../../helpers/factory-call';
import { setMarkup } from '../../helpers/markup';

const { context: fake } = fakePlatform();
const context = createPlatformContext({ ...fake, env: createEnv(window) });
// A video element also plays sound without a picture.
const url = URL.createObjectURL(makeWav(3));

beforeEach(() => {
  setMarkup(
    document.body,
    `
    <div data-page-id="p0"><video id="film" src="${url}"></video></div>
    <div data-page-id="p1"><div id="film"><video src="${url}" muted></video></div></div>`,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const videoOf = (page: string) =>
  document.querySelector<HTMLVideoElement>(`[data-page-id="${page}"] video`)!;

const make = (target: Parameters<typeof createVideoContext>[2] = 'film', page = 'p1') =>
  createVideoContext(context, factoryCall('createVideoContext', { pageId: page }), target);

it('the commands reach only the video of their page', async () => {
  const film = make();
  const video = videoOf('p1');
  await film.play();
  expect(video.paused).toBe(false);
  await film.seek(2);
  expect(video.currentTime).toBeGreaterThanOrEqual(2);
  await film.pause();
  expect(video.paused).toBe(true);
  await film.stop();
  expect(video.currentTime).toBe(0);
  expect(videoOf('p0')).toMatchObject({ paused: true, currentTime: 0 });
});

it.each([
  ['an element', () => videoOf('p0')],
  ['a ref', () => ({ current: videoOf('p0') })],
])('the target can be %s', async (_what, target) => {
  await make(target()).seek(1);
  expect(videoOf('p0').currentTime).toBe(1);
  expect(videoOf('p1').currentTime).toBe(0);
});

it.each([
  [0.5, 0.5],
  [0.8, 0.8],
  [1, 1],
  [1.25, 1.25],
  [1.5, 1.5],
  [2, 2],
  [3, 1],
  [0, 1],
])('the rate %s becomes %s', async (rate, expected) => {
  videoOf('p1').playbackRate = 1.5;
  await make().playbackRate(rate);
  expect(videoOf('p1').playbackRate).toBe(expected);
});

it.each([
  ['play', undefined],
  ['pause', undefined],
  ['seek', 1],
  ['requestFullScreen', undefined],
  ['sendDanmu', { text: 'x' }],
] as const)('%s() rejects if the page has no such video', async (name, input) => {
  for (const target of ['nothing', { current: null }, document.createElement('p')]) {
    await expect(make(target)[name](input as never)).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `createVideoContext().${name}:fail parameter.id names no video of this page`,
    });
  }
});

it.each([
  ['seek', 'x', 'parameter.position should be a number'],
  ['playbackRate', undefined, 'Missing required parameter `rate`'],
  ['sendDanmu', {}, 'Missing required parameter `text`'],
] as const)('%s(%j) is refused', async (name, input, message) => {
  await expect(make()[name](input as never)).rejects.toMatchObject({ code: 'invalid', message });
});

it('a video enters full screen and leaves it', { tags: 'long' }, async () => {
  const film = make();
  await userEvent.click(document.body);
  await film.requestFullScreen();
  expect(document.fullscreenElement).toBe(videoOf('p1'));
  await film.exitFullScreen();
  expect(document.fullscreenElement).toBeNull();
  await film.exitFullScreen();
});

it('full screen is denied without a tap', async () => {
  vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockRejectedValue(
    new TypeError('Permissions check failed'),
  );
  await expect(make().requestFullScreen()).rejects.toMatchObject({ code: 'denied' });
});

it('an iPhone enters full screen with the calls of WebKit', async () => {
  const calls = { webkitEnterFullscreen: vi.fn(), webkitExitFullscreen: vi.fn() };
  const ios = { requestFullscreen: undefined, webkitDisplayingFullscreen: true };
  Object.assign(videoOf('p1'), ios, calls);
  await make().requestFullScreen();
  expect(calls.webkitEnterFullscreen).toHaveBeenCalledTimes(1);
  await make().exitFullScreen();
  expect(calls.webkitExitFullscreen).toHaveBeenCalledTimes(1);
});

it('[S8.11] sendDanmu() is unsupported unless a listener shows the line', async () => {
  const danmu = { text: 'hello', color: 'red' };
  await expect(make().sendDanmu(danmu)).rejects.toMatchObject({
    code: 'unsupported',
    message: 'API not yet implemented',
  });
  const drawn: unknown[] = [];
  videoOf('p1').addEventListener(DANMU_EVENT, (event) => {
    drawn.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  await make().sendDanmu(danmu);
  expect(drawn).toEqual([danmu]);
});

it('[S8.2] the commands reject after the end of the lifetime', async () => {
  const film = createVideoContext(
    context,
    factoryCall('x', { pageId: 'p1', lifetime: AbortSignal.abort() }),
    'film',
  );
  await expect(film.play()).rejects.toMatchObject({ code: 'abort' });
});

it('createVideoContext returns at once and keeps the page that called', async () => {
  const platform = createPlatform(context, {} as Navigator);
  await platform.createVideoContext('film').seek(1);
  expect(videoOf('p1').currentTime).toBe(1);
  for (const target of [undefined, 5, '', null]) {
    expect(() => platform.createVideoContext(target as never)).toThrow(
      expect.objectContaining({ code: 'invalid', api: 'createVideoContext' }) as Error,
    );
  }
});
