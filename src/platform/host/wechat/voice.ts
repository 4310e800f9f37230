import type { PlatformContext } from '@/platform/call/context';
import { withDeadline } from '@/platform/call/timers';
import { isPlatformError } from '@/platform/call/errors';
import {
  type HostCalls,
  type HostVoiceRecord,
  type HostWork,
  hostVoiceOf,
  hostVoicePath,
} from '@/platform/host/adapter';
import type { Client } from './client';

/** Milliseconds. WeChat ends the recording after this time. */
const MAX_DURATION = 60_000;

/** Milliseconds to wait for `onVoiceRecordEnd` after WeChat's time limit, or after WeChat refused to stop. */
const END_EVENT_TIME = 2000;

const startOptions = { api: 'createRecorder().start', asksUser: true } as const;
const stopOptions = { api: 'createRecorder().stop' } as const;

/** One recording. `onEnd` gets WeChat's id of the voice. */
type Recording = { onEnd: (localId: string) => void };

/** Records with WeChat's microphone, one voice at a time. An aborted call always stops the microphone. */
export function startRecordIn(client: Client, context: PlatformContext): HostCalls['startRecord'] {
  const { env } = context;
  let current: Recording | null = null;

  client.on('onVoiceRecordEnd', (data) => {
    const localId = readLocalId(data);
    if (localId !== null) current?.onEnd(localId);
  });

  const begin = async (recording: Recording, { fail, signal }: HostWork) => {
    const started = client.invoke('startRecord', {}, startOptions);
    try {
      await withDeadline(context, 0, fail, signal, () => started);
    } catch (cause) {
      if (current === recording) current = null;
      // The microphone may start after the abort. A newer recording must go on.
      const stop = () => current ?? client.invoke('stopRecord', {}, stopOptions).catch(() => {});
      if (signal.aborted) started.then(stop, () => {});
      // The user refused the question for the microphone. This call has nothing else to cancel.
      throw isPlatformError(cause, 'cancel')
        ? fail('denied', 'the user did not allow the microphone', cause)
        : cause;
    }
  };

  return async ({ duration }, work) => {
    const { fail, signal } = work;
    if (signal.aborted) throw fail('abort', 'aborted');
    if (current) throw fail('locked', 'the host records already');
    const recording: Recording = { onEnd: () => {} };
    current = recording;
    await begin(recording, work);

    const startedAt = env.now();
    let cancel = () => {};
    let isStopping = false;
    let stop = () => {};
    const ended = new Promise<HostVoiceRecord>((resolve, reject) => {
      recording.onEnd = (localId) => {
        const passed = Math.round(Math.min(env.now() - startedAt, MAX_DURATION));
        resolve({ path: hostVoicePath(localId), duration: passed });
      };
      const failSoon = (cause: unknown) => {
        // WeChat may have ended the recording before, and its event may be on the way.
        cancel();
        cancel = env.after(END_EVENT_TIME, () => reject(cause));
      };
      stop = () => {
        if (isStopping) return;
        isStopping = true;
        client.invoke('stopRecord', {}, stopOptions).then((data) => {
          const localId = readLocalId(data);
          if (localId === null) failSoon(fail('failed', 'the host answered without a voice', data));
          else recording.onEnd(localId);
        }, failSoon);
      };
      signal.addEventListener('abort', () => {
        stop();
        reject(fail('abort', 'aborted'));
      });
      const limit = duration < MAX_DURATION ? duration : MAX_DURATION + END_EVENT_TIME;
      cancel = env.after(limit, stop);
    }).finally(() => {
      cancel();
      isStopping = true;
      if (current === recording) current = null;
    });
    // The caller may not read it.
    ended.catch(() => {});
    return { ended, stop };
  };
}

type HaltListener = (how: 'ended' | 'displaced') => void;

/** Plays a voice. WeChat plays one voice at a time, and reports only the end of a voice that was played completely. */
export function openVoiceIn(client: Client): HostCalls['openVoice'] {
  const listeners = new Map<string, Set<HaltListener>>();
  let playing: string | null = null;

  const halt = (localId: string, how: 'ended' | 'displaced') => {
    if (playing === localId) playing = null;
    for (const listener of listeners.get(localId) ?? []) listener(how);
  };
  const invoke = async (name: string, localId: string) => {
    await client.invoke(name, { localId }, { api: 'createAudio().play' });
  };

  client.on('onVoicePlayEnd', (data) => {
    const localId = readLocalId(data) ?? playing;
    if (localId !== null) halt(localId, 'ended');
  });

  return async ({ path }, { fail }) => {
    const localId = hostVoiceOf(path);
    if (localId === null) throw fail('invalid', 'parameter.path should be of a voice of the host');
    const voiceListeners = listeners.get(localId) ?? new Set();
    listeners.set(localId, voiceListeners);

    return {
      play: async () => {
        const former = playing;
        playing = localId;
        if (former !== null && former !== localId) {
          halt(former, 'displaced');
          await invoke('stopVoice', former).catch(() => {});
        }
        try {
          await invoke('playVoice', localId);
        } catch (error) {
          if (playing === localId) playing = null;
          throw error;
        }
      },
      pause: () => invoke('pauseVoice', localId),
      stop: async () => {
        if (playing === localId) playing = null;
        await invoke('stopVoice', localId);
      },
      onHalt: (listener) => {
        voiceListeners.add(listener);
        return () => void voiceListeners.delete(listener);
      },
    };
  };
}

/** The id of the voice in an answer or an event. Null without one. */
export function readLocalId(data: unknown): string | null {
  const { localId } = Object(data) as { readonly localId?: unknown };
  return typeof localId === 'string' && localId !== '' ? localId : null;
}
