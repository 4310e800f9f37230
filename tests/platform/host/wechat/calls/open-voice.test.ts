import { describe, expect, it } from 'vitest';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { createHost } from '@/platform/host/connect';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

async function start() {
  const platform = await wechatPlatform();
  const state = platform.context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(state.kind);
  const { openVoice } = state.adapter.calls;
  const fail = (code: PlatformErrorCode, message: string) =>
    new PlatformError({ code, api: 'x', message });
  const { signal } = new AbortController();
  const heard: string[] = [];
  const open = async (name: string) => {
    const player = await openVoice?.({ path: `host-voice:${name}` }, { fail, signal });
    if (!player) throw new Error('no player');
    const remove = player.onHalt((how) => heard.push(`${name} ${how}`));
    return { ...player, remove };
  };
  const played = () => platform.calls.filter(({ name }) => name.endsWith('Voice'));
  return {
    ...platform,
    open,
    openVoice: (path: string) => openVoice?.({ path }, { fail, signal }),
    heard,
    played: () => played().map(({ name, params }) => `${name} ${String(params['localId'])}`),
  };
}

describe('a voice of the app', () => {
  it('is played, paused and stopped by it', async () => {
    const { open, played, heard, emit } = await start();
    const a = await open('a');
    await a.play();
    await a.pause();
    await a.play();
    emit('onVoicePlayEnd', { localId: 'a' });
    await a.stop();
    expect(played()).toEqual(['playVoice a', 'pauseVoice a', 'playVoice a', 'stopVoice a']);
    expect(heard).toEqual(['a ended']);
  });

  it('gives way to another', async () => {
    const { open, played, heard, emit } = await start();
    const [a, b] = [await open('a'), await open('b')];
    await a.play();
    await b.play();
    expect(played()).toEqual(['playVoice a', 'stopVoice a', 'playVoice b']);
    // Some clients do not say which.
    emit('onVoicePlayEnd', {});
    expect(heard).toEqual(['a displaced', 'b ended']);
  });

  it('is heard of by nobody who has left', async () => {
    const { open, heard, emit } = await start();
    const a = await open('a');
    await a.play();
    a.remove();
    emit('onVoicePlayEnd', { localId: 'a' });
    emit('onVoicePlayEnd', null);
    expect(heard).toEqual([]);
  });

  it('fails as the app does, and is not the one that plays then', async () => {
    const { open, answers, played } = await start();
    const [a, b] = [await open('a'), await open('b')];
    answers['playVoice'] = () => ({ errMsg: 'playVoice:fail' });
    await expect(a.play()).rejects.toMatchObject({ code: 'failed' });
    delete answers['playVoice'];
    await b.play();
    expect(played()).toEqual(['playVoice a', 'playVoice b']);
  });

  it('has a path of its own kind', async () => {
    const { openVoice } = await start();
    await expect(openVoice('/a.mp3')).rejects.toMatchObject({ code: 'invalid' });
  });
});
