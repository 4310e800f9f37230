import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/platform';
import type { Fail } from '@/platform/call/check';
import { playHostVoice } from '@/platform/players/play-host-voice';
import { createVoiceLengths } from '@/platform/players/voice-lengths';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { wechatPlatform } from '../../helpers/wechat-bridge';

const fail: Fail = (code, message) =>
  new PlatformError({ code, api: 'createAudio().play', message });

async function start({ loop = false } = {}) {
  const platform = await wechatPlatform();
  platform.context.shelf(createVoiceLengths).set('host-voice:a', 2000);
  const heard: string[] = [];
  const voice = playHostVoice(
    platform.context,
    'host-voice:a',
    (event) => heard.push(event),
    () => loop,
  );
  await flush();
  const played = () =>
    platform.calls.map(({ name }) => name).filter((name) => name.endsWith('Voice'));
  return { ...platform, voice, heard, played };
}

describe('[S1.2] a voice of the messaging app', () => {
  it('has the events, the time and the length of an audio element', async () => {
    const { voice, heard, pass, emit } = await start();
    expect([voice.isPaused, voice.currentTime, voice.duration]).toEqual([true, 0, 2]);
    await voice.play(fail);
    expect(voice.isPaused).toBe(false);
    pass(250);
    pass(250);
    expect(voice.currentTime).toBe(0.5);
    pass(5000);
    expect(voice.currentTime).toBe(2);
    heard.length = 0;
    emit('onVoicePlayEnd', { localId: 'a' });
    expect(heard).toEqual(['TimeUpdate', 'Pause', 'Ended']);
    expect([voice.isPaused, voice.currentTime]).toEqual([true, 0]);
  });

  it('tells in the order of an element', async () => {
    const { voice, heard, pass } = await start();
    await voice.play(fail);
    pass(250);
    await voice.pause();
    await voice.pause();
    await voice.play(fail);
    await voice.play(fail);
    expect(heard).toEqual(['Canplay', 'Play', 'TimeUpdate', 'Pause', 'Play']);
  });

  it('stands still while it is paused, and goes on from there', async () => {
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

  it('begins again where it is to go on for ever', async () => {
    const { voice, heard, emit, played } = await start({ loop: true });
    await voice.play(fail);
    emit('onVoicePlayEnd', { localId: 'a' });
    await flush();
    expect(heard).toEqual(['Canplay', 'Play', 'TimeUpdate', 'Pause', 'Play']);
    expect(played()).toEqual(['playVoice', 'playVoice']);
  });

  it('is paused when another one takes its place', async () => {
    const { voice, heard, context, calls } = await start();
    await voice.play(fail);
    const other = playHostVoice(
      context,
      'host-voice:b',
      () => {},
      () => false,
    );
    await other.play(fail);
    expect(heard).toEqual(['Canplay', 'Play', 'Pause']);
    expect(voice.isPaused).toBe(true);
    expect(calls.filter(({ name }) => name === 'stopVoice')).toMatchObject([
      { params: { localId: 'a' } },
    ]);
  });

  it('is silent and still after its end', async () => {
    const { voice, heard, pass, emit, played, timers } = await start();
    await voice.play(fail);
    const before = timers();
    heard.length = 0;
    voice.end();
    await flush();
    pass(1000);
    emit('onVoicePlayEnd', { localId: 'a' });
    expect(heard).toEqual([]);
    expect(played()).toEqual(['playVoice', 'stopVoice']);
    expect(timers()).toBeLessThan(before);
    await expect(voice.play(fail)).rejects.toMatchObject({ code: 'abort' });
  });

  it('says so where there is no such app, and where it fails', async () => {
    const { context } = fakePlatform();
    const alone = playHostVoice(
      context,
      'host-voice:a',
      () => {},
      () => false,
    );
    await expect(alone.play(fail)).rejects.toMatchObject({
      code: 'unsupported',
      message: 'only the messaging app that has recorded it plays this voice',
    });
    const { voice, answers, heard } = await start();
    answers['playVoice'] = () => ({ errMsg: 'playVoice:fail' });
    await expect(voice.play(fail)).rejects.toMatchObject({ code: 'failed' });
    expect(heard).toEqual(['Canplay']);
  });
});
