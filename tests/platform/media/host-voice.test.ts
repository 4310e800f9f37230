import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/platform';
import type { Fail } from '@/platform/call/check';
import { createVoiceLengths, playHostVoice } from '@/platform/media/host-voice';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { wechatPlatform } from '../../helpers/wechat-bridge';

const fail: Fail = (code, message) =>
  new PlatformError({ code, api: 'createAudio().play', message });

async function start({ loop = false } = {}) {
  const platform = await wechatPlatform();
  platform.context.shelf(createVoiceLengths).set('host-voice:a', 2000);
  const received: string[] = [];
  const voice = playHostVoice(
    platform.context,
    'host-voice:a',
    (event) => received.push(event),
    () => loop,
  );
  await flush();
  const played = () =>
    platform.calls.map(({ name }) => name).filter((name) => name.endsWith('Voice'));
  return { ...platform, voice, received, played };
}

describe('[S1.2] a voice of the messaging app', () => {
  it('has the events, the time and the length of an audio element', async () => {
    const { voice, received, pass, emit } = await start();
    expect([voice.isPaused, voice.currentTime, voice.duration]).toEqual([true, 0, 2]);
    await voice.play(fail);
    expect(voice.isPaused).toBe(false);
    pass(250);
    pass(250);
    expect(voice.currentTime).toBe(0.5);
    pass(5000);
    expect(voice.currentTime).toBe(2);
    received.length = 0;
    emit('onVoicePlayEnd', { localId: 'a' });
    expect(received).toEqual(['TimeUpdate', 'Pause', 'Ended']);
    expect([voice.isPaused, voice.currentTime]).toEqual([true, 0]);
  });

  it('sends its events in the order of an audio element', async () => {
    const { voice, received, pass } = await start();
    await voice.play(fail);
    pass(250);
    await voice.pause();
    await voice.pause();
    await voice.play(fail);
    await voice.play(fail);
    expect(received).toEqual(['Canplay', 'Play', 'TimeUpdate', 'Pause', 'Play']);
  });

  it('keeps its time during a pause', async () => {
    const { voice, pass, played } = await start();
    await voice.play(fail);
    pass(700);
    await voice.pause();
    pass(5000);
    expect(voice.currentTime).toBe(0.7);
    await voice.play(fail);
    pass(300);
    expect(voice.currentTime).toBe(1);
    await voice.stop();
    expect([voice.isPaused, voice.currentTime]).toEqual([true, 0]);
    expect(played()).toEqual(['playVoice', 'pauseVoice', 'playVoice', 'stopVoice']);
  });

  it('begins again if it loops', async () => {
    const { voice, received, emit, played } = await start({ loop: true });
    await voice.play(fail);
    emit('onVoicePlayEnd', { localId: 'a' });
    await flush();
    expect(received).toEqual(['Canplay', 'Play', 'TimeUpdate', 'Pause', 'Play']);
    expect(played()).toEqual(['playVoice', 'playVoice']);
  });

  it('is paused if another voice starts', async () => {
    const { voice, received, context, calls } = await start();
    await voice.play(fail);
    const other = playHostVoice(
      context,
      'host-voice:b',
      () => {},
      () => false,
    );
    await other.play(fail);
    expect(received).toEqual(['Canplay', 'Play', 'Pause']);
    expect(voice.isPaused).toBe(true);
    expect(calls.filter(({ name }) => name === 'stopVoice')).toMatchObject([
      { params: { localId: 'a' } },
    ]);
  });

  it('stops and sends no event after end()', async () => {
    const { voice, received, pass, emit, played, timers } = await start();
    await voice.play(fail);
    const before = timers();
    received.length = 0;
    voice.end();
    await flush();
    pass(1000);
    emit('onVoicePlayEnd', { localId: 'a' });
    expect(received).toEqual([]);
    expect(played()).toEqual(['playVoice', 'stopVoice']);
    expect(timers()).toBeLessThan(before);
    await expect(voice.play(fail)).rejects.toMatchObject({ code: 'abort' });
  });

  it('rejects outside its app, and if the app fails', async () => {
    const { context } = fakePlatform();
    const alone = playHostVoice(
      context,
      'host-voice:a',
      () => {},
      () => false,
    );
    await expect(alone.play(fail)).rejects.toMatchObject({
      code: 'unsupported',
      message: 'only the messaging app that recorded this voice can play it',
    });
    const { voice, answers, received } = await start();
    answers['playVoice'] = () => ({ errMsg: 'playVoice:fail' });
    await expect(voice.play(fail)).rejects.toMatchObject({ code: 'failed' });
    expect(received).toEqual(['Canplay']);
  });
});
