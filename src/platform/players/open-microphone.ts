import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { enLate } from '@/shared/messages';
import { mediaError } from './media-error';

/** The visitor is asked, and may take as long as they like. One that comes after the signal is closed at once. */
export async function openMicrophone(
  { env, messages }: Pick<PlatformContext, 'env' | 'messages'>,
  audio: MediaTrackConstraints,
  fail: Fail,
  signal: AbortSignal,
): Promise<MediaStream> {
  const { navigator, MediaRecorder } = env.window;
  // Without a secure context there are no media devices.
  if (!navigator.mediaDevices?.getUserMedia || !MediaRecorder)
    throw fail('unsupported', messages.using(enLate)('notImplemented'));
  const aborted = () => fail('abort', messages.t('requestAbort'));
  if (signal.aborted) throw aborted();
  const opening = navigator.mediaDevices.getUserMedia({ audio }).then(
    (stream) => {
      if (!signal.aborted) return stream;
      closeStream(stream);
      throw aborted();
    },
    (cause: unknown) => {
      throw mediaError(fail, cause);
    },
  );
  const given = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(aborted()), { once: true });
  });
  opening.catch(() => {});
  return Promise.race([opening, given]);
}

/** Until then the browser shows that the microphone listens. */
export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
