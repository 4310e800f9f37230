import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError } from '@/platform/call/errors';
import type { HostCalls, HostWork } from '@/platform/host/host-adapter';
import { hostVoicePath, type HostVoiceRecord } from '@/platform/host/host-voice';
import type { Client } from '@/platform/host/wechat/client';
import { readLocalId } from '@/platform/host/wechat/read-local-ids';

/** The host stops by itself then. */
const LONGEST = 60_000;

/** For the host's news of an end, after its own time or after it has refused to stop. */
const GRACE = 2000;

const silent = { api: 'createRecorder().stop' } as const;
const asking = { api: 'createRecorder().start', asks: true } as const;

/** A recording, and who hears of its voice. */
type Take = { heard: (localId: string) => void };

/** The host's microphone, which takes one voice at a time. Nothing of it goes on when nobody waits any more. */
export function startRecordIn(client: Client, context: PlatformContext): HostCalls['startRecord'] {
  const { env } = context;
  let current: Take | null = null;

  client.on('onVoiceRecordEnd', (data) => {
    const localId = readLocalId(data);
    if (localId !== null) current?.heard(localId);
  });

  const begin = async (take: Take, { fail, signal }: HostWork) => {
    const begun = client.invoke('startRecord', {}, asking);
    const given = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(fail('abort', 'aborted')), { once: true });
    });
    try {
      await Promise.race([begun, given]);
    } catch (cause) {
      if (current === take) current = null;
      const stop = () => current ?? client.invoke('stopRecord', {}, silent).catch(() => {});
      if (signal.aborted) begun.then(stop, () => {});
      // The visitor has said no to the question: nothing else in this call can be cancelled.
      const isRefused = isPlatformError(cause) && cause.code === 'cancel';
      throw isRefused ? fail('denied', 'the visitor did not allow the microphone', cause) : cause;
    }
  };

  return async ({ duration }, work) => {
    const { fail, signal } = work;
    if (signal.aborted) throw fail('abort', 'aborted');
    if (current) throw fail('locked', 'the host records already');
    const take: Take = { heard: () => {} };
    current = take;
    await begin(take, work);

    const since = env.now();
    let cancel = () => {};
    let stopping = false;
    let stop = () => {};
    const ended = new Promise<HostVoiceRecord>((resolve, reject) => {
      take.heard = (localId) => {
        const passed = Math.round(Math.min(env.now() - since, LONGEST));
        resolve({ path: hostVoicePath(localId), duration: passed });
      };
      const give = (cause: unknown) => {
        // Its own end may have come first, and the news of it be on the way.
        cancel();
        cancel = env.after(GRACE, () => reject(cause));
      };
      stop = () => {
        if (stopping) return;
        stopping = true;
        client.invoke('stopRecord', {}, silent).then((data) => {
          const localId = readLocalId(data);
          if (localId === null) give(fail('failed', 'the host answered without a voice', data));
          else take.heard(localId);
        }, give);
      };
      signal.addEventListener('abort', () => {
        stop();
        reject(fail('abort', 'aborted'));
      });
      cancel = env.after(duration < LONGEST ? duration : LONGEST + GRACE, stop);
    }).finally(() => {
      cancel();
      stopping = true;
      if (current === take) current = null;
    });
    ended.catch(() => {});
    return { ended, stop };
  };
}
