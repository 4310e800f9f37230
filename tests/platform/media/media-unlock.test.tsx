import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createAudio } from '@/platform/media/players';
import { createMediaUnlock, unlockMedia } from '@/platform/media/media-unlock';
import { fakePlatform } from '../../helpers/fake-platform';
import { makeWav } from '../../helpers/wav';
import { factoryCall } from '../../helpers/factory-call';
import { setMarkup } from '../../helpers/markup';

const { context: fake } = fakePlatform();

/** A browser that lets media play only if `allows` is true, like WeChat. */
function open() {
  const context = createPlatformContext({ ...fake, env: createEnv(window) });
  const browser = { allows: false };
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    if (!browser.allows) throw new DOMException('no interaction yet', 'NotAllowedError');
    played.push(this.id);
    this.dispatchEvent(new Event('playing'));
  });
  const url = URL.createObjectURL(makeWav(0.3));
  const element = Object.assign(document.createElement('audio'), { id: 'chime' });
  const audio = createAudio(context, factoryCall('createAudio', {}, element));
  onTestFinished(() => {
    void audio.destroy();
    URL.revokeObjectURL(url);
  });
  const click = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return { context, browser, played, url, audio, click };
}

/** An audio with autoplay that the browser has refused. It waits. */
async function openDenied() {
  const opened = open();
  const { context, url, audio } = opened;
  context.shelf(createMediaUnlock).arm();
  const errors: unknown[] = [];
  audio.onError((error) => errors.push(error));
  audio.autoplay = true;
  audio.src = url;
  await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'denied' }]));
  return opened;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a refused autoplay starts in the callback of the host', async () => {
  const { context, browser, played } = await openDenied();
  browser.allows = true;
  unlockMedia(context);
  expect(played).toEqual(['chime']);
  unlockMedia(context);
  expect(played).toEqual(['chime']);
});

it('a refused play() rejects at once, and the first click starts it', async () => {
  const { context, browser, played, url, audio, click } = open();
  context.shelf(createMediaUnlock).arm();
  audio.src = url;
  await expect(audio.play()).rejects.toMatchObject({ code: 'denied' });
  unlockMedia(context);
  browser.allows = true;
  document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  expect(played).toEqual([]);
  click();
  click();
  expect(played).toEqual(['chime']);
});

it.each(['pause', 'stop', 'destroy'] as const)(
  'after %s() a click starts nothing',
  async (call) => {
    const { context, browser, played, url, audio, click } = open();
    context.shelf(createMediaUnlock).arm();
    audio.src = url;
    await audio.play().catch(() => {});
    await audio[call]();
    browser.allows = true;
    click();
    expect(played).toEqual([]);
  },
);

it('outside messaging apps nothing is retried', async () => {
  const { browser, played, url, audio, click } = open();
  audio.src = url;
  await audio.play().catch(() => {});
  browser.allows = true;
  click();
  expect(played).toEqual([]);
});

it('a callback of the host starts a <video autoplay> that is already in the page', () => {
  const { context, browser, played } = open();
  setMarkup(document.body, '<video autoplay id="clip"></video>');
  browser.allows = true;
  unlockMedia(context);
  expect(played).toEqual(['clip']);
});

it('a click starts a <video autoplay> of the page, and no other video', () => {
  const { context, browser, played, click } = open();
  setMarkup(document.body, '<video autoplay id="clip"></video><video id="other"></video>');
  context.shelf(createMediaUnlock).arm();
  browser.allows = true;
  click();
  expect(played).toEqual(['clip']);
});

it('a click starts nothing after the app is unmounted', async () => {
  const { context, browser, played, click } = await openDenied();
  browser.allows = true;
  context.life.abort();
  click();
  expect(played).toEqual([]);
});
