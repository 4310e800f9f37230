import type { HostCalls } from '@/platform/host/host-adapter';
import { hostVoiceOf } from '@/platform/host/host-voice';
import type { Client } from '@/platform/host/wechat/client';
import { readLocalId } from '@/platform/host/wechat/read-local-ids';

type Listener = (how: 'ended' | 'displaced') => void;

/** The host plays one voice at a time, and tells only of those that it has played to their end. */
export function openVoiceIn(client: Client): HostCalls['openVoice'] {
  const listeners = new Map<string, Set<Listener>>();
  let playing: string | null = null;

  const halt = (localId: string, how: 'ended' | 'displaced') => {
    if (playing === localId) playing = null;
    for (const listener of listeners.get(localId) ?? []) listener(how);
  };
  const call = async (name: string, localId: string) => {
    await client.invoke(name, { localId }, { api: 'createAudio().play' });
  };

  client.on('onVoicePlayEnd', (data) => {
    const localId = readLocalId(data) ?? playing;
    if (localId !== null) halt(localId, 'ended');
  });

  return async ({ path }, { fail }) => {
    const localId = hostVoiceOf(path);
    if (localId === null) throw fail('invalid', 'parameter.path should be of a voice of the host');
    const heard = listeners.get(localId) ?? new Set();
    listeners.set(localId, heard);

    return {
      play: async () => {
        const former = playing;
        playing = localId;
        if (former !== null && former !== localId) {
          halt(former, 'displaced');
          await call('stopVoice', former).catch(() => {});
        }
        try {
          await call('playVoice', localId);
        } catch (error) {
          if (playing === localId) playing = null;
          throw error;
        }
      },
      pause: () => call('pauseVoice', localId),
      stop: async () => {
        if (playing === localId) playing = null;
        await call('stopVoice', localId);
      },
      onHalt: (listener) => {
        heard.add(listener);
        return () => void heard.delete(listener);
      },
    };
  };
}
