import { describe, expect, it } from 'vitest';
import { createAudio } from '@/platform/media/players';
import { flush } from '../../helpers/flush';
import { fakePlatform } from '../../helpers/fake-platform';
import { wechatPlatform } from '../../helpers/wechat-bridge';
import { factoryCall } from '../../helpers/factory-call';

/** The used part of an audio element. The messaging app plays the voice, not the element. */
function fakeElement() {
  const did: string[] = [];
  const element = Object.assign(new EventTarget(), {
    ...{ loop: false, paused: true, currentTime: 0, duration: Number.NaN, ended: false },
    ...{ volume: 1, playbackRate: 1, error: null },
    buffered: { length: 0 },
    pause: () => did.push('pause'),
    load: () => did.push('load'),
    play: async () => void did.push('play'),
    removeAttribute: () => {},
  });
  return { element: element as unknown as HTMLAudioElement, did };
}

const names = ['Canplay', 'Play', 'Pause', 'Stop', 'Ended', 'TimeUpdate'] as const;

async function start({
  inWeChat = true,
  lifetime,
}: {
  inWeChat?: boolean;
  lifetime?: AbortSignal;
} = {}) {
  const platform = inWeChat ? await wechatPlatform() : null;
  const { context } = platform ?? fakePlatform();
  const { element, did } = fakeElement();
  const audio = createAudio(context, factoryCall('createAudio', { lifetime }, element));
  const received: string[] = [];
  for (const name of names) audio[`on${name}`](() => received.push(name));
  audio.onError(({ code }) => received.push(`Error ${code}`));
  const called = () =>
    (platform?.calls ?? []).map(({ name }) => name).filter((name) => name.endsWith('Voice'));
  return { audio, received, did, called, emit: platform?.emit ?? (() => {}), pass: platform?.pass };
}

describe('[S1.2] createAudio with a voice of the messaging app', () => {
  it('the app plays the voice, with the events of an audio', async () => {
    const { audio, received, did, called, emit, pass } = await start();
    audio.src = 'host-voice:voice1';
    expect(audio.src).toBe('host-voice:voice1');
    await audio.play();
    expect(audio.paused).toBe(false);
    pass?.(250);
    expect(audio.currentTime).toBe(0.25);
    emit('onVoicePlayEnd', { localId: 'voice1' });
    expect(received).toEqual(['Canplay', 'Play', 'TimeUpdate', 'TimeUpdate', 'Pause', 'Ended']);
    expect(called()).toEqual(['playVoice']);
    expect(did).not.toContain('play');
  });

  it('pause() and stop() reach the app', async () => {
    const { audio, received, called } = await start();
    audio.src = 'host-voice:voice1';
    await audio.play();
    await audio.pause();
    await audio.play();
    await audio.stop();
    expect(received).toEqual(['Canplay', 'Play', 'Pause', 'Play', 'Stop']);
    expect(called()).toEqual(['playVoice', 'pauseVoice', 'playVoice', 'stopVoice']);
  });

  it('autoplay plays the voice', async () => {
    const { audio, received } = await start();
    audio.autoplay = true;
    audio.src = 'host-voice:voice1';
    await flush();
    expect(received).toEqual(['Canplay', 'Play']);
  });

  it('seek() is unsupported', async () => {
    const { audio } = await start();
    audio.src = 'host-voice:voice1';
    await expect(audio.seek(3)).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'createAudio().seek:fail the messaging app cannot seek in its voices',
    });
  });

  it('the voice stops with another source and with its lifetime', async () => {
    const life = new AbortController();
    const { audio, called, received } = await start({ lifetime: life.signal });
    audio.src = 'host-voice:voice1';
    await audio.play();
    audio.src = 'host-voice:voice2';
    await audio.play();
    expect(called()).toEqual(['playVoice', 'stopVoice', 'playVoice']);
    life.abort();
    await flush();
    expect(called()).toEqual(['playVoice', 'stopVoice', 'playVoice', 'stopVoice']);
    expect(received).toEqual(['Canplay', 'Play', 'Canplay', 'Play']);
  });

  it('a voice is unsupported outside its messaging app', async () => {
    const { audio, received } = await start({ inWeChat: false });
    audio.src = 'host-voice:voice1';
    await expect(audio.play()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'createAudio().play:fail only the messaging app that recorded this voice can play it',
    });
    audio.autoplay = true;
    await flush();
    expect(received).toEqual(['Canplay', 'Error unsupported']);
  });
});
