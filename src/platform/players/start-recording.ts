import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { mediaError } from './media-error';
import { closeStream, openMicrophone } from './open-microphone';
import { type RecordingFormat, recordingType } from './recording-type';
import { startStopWatch } from './stop-watch';

export type RecordingParams = {
  /** Milliseconds. */
  readonly duration: number;
  readonly format?: RecordingFormat | undefined;
  readonly sampleRate?: number | undefined;
  readonly numberOfChannels?: number | undefined;
  readonly encodeBitRate?: number | undefined;
  /** Kilobytes. */
  readonly frameSize?: number | undefined;
};

export type Recorded = { readonly blob: Blob; readonly duration: number };

export type Recording = {
  /** Rejects with abort when it had to end without a result. */
  readonly ended: Promise<Recorded>;
  pause(): void;
  resume(): void;
  stop(): void;
};

type Context = Pick<PlatformContext, 'env' | 'messages'>;
type OnFrame = (frame: ArrayBuffer, isLast: boolean) => void;

/** What recorders do unless told otherwise; for the length of a frame only. */
const USUAL_BIT_RATE = 128_000;

/** Resolves when it records. Whatever way it ends, the microphone is let go. */
export async function startRecording(
  context: Context,
  params: RecordingParams,
  fail: Fail,
  signal: AbortSignal,
  onFrame: OnFrame,
): Promise<Recording> {
  const { env, messages } = context;
  const { duration, format, sampleRate, numberOfChannels, encodeBitRate, frameSize } = params;
  const audio = {
    ...(sampleRate && { sampleRate }),
    ...(numberOfChannels && { channelCount: numberOfChannels }),
  };
  const stream = await openMicrophone(context, audio, fail, signal);
  const { MediaRecorder } = env.window;
  const isWebKit = 'GestureEvent' in env.window;
  const isSupported = (type: string) => MediaRecorder.isTypeSupported(type);
  const mimeType = recordingType(isSupported, isWebKit, format);

  try {
    const recorder = new MediaRecorder(stream, {
      ...(mimeType && { mimeType }),
      ...(encodeBitRate && { audioBitsPerSecond: encodeBitRate }),
    });
    const frame = frameSize && (frameSize * 8192_000) / (encodeBitRate ?? USUAL_BIT_RATE);
    const parts: Blob[] = [];
    let frames = Promise.resolve();
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data);
      if (!frame) return;
      // The one that comes with the stop finds the recorder inactive.
      const isLast = recorder.state === 'inactive';
      frames = frames.then(async () => onFrame(await data.arrayBuffer(), isLast));
    });
    const started = new Promise((resolve) => recorder.addEventListener('start', resolve));
    recorder.start(frame);
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const watch = startStopWatch(env, duration, stop);

    const ended = new Promise<Recorded>((resolve, reject) => {
      // Also when the microphone was unplugged, or a telephone call took it: what there is stays.
      recorder.addEventListener('stop', () => {
        watch.pause();
        const blob = new Blob(parts, { type: recorder.mimeType });
        frames.then(() => resolve({ blob, duration: Math.round(watch.passed()) }), reject);
      });
      recorder.addEventListener('error', (event) =>
        reject(mediaError(fail, (event as { readonly error?: unknown }).error)),
      );
      signal.addEventListener('abort', () => reject(fail('abort', messages.t('requestAbort'))));
    }).finally(() => {
      watch.pause();
      stop();
      closeStream(stream);
    });
    ended.catch(() => {});
    await Promise.race([started, ended]);

    return {
      ended,
      stop,
      pause: () => {
        if (recorder.state !== 'recording') return;
        recorder.pause();
        watch.pause();
      },
      resume: () => {
        if (recorder.state !== 'paused') return;
        recorder.resume();
        watch.resume();
      },
    };
  } catch (cause) {
    closeStream(stream);
    throw cause instanceof env.window.DOMException ? mediaError(fail, cause) : cause;
  }
}
