import type { CheckedBy, Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { checkParams, number, numberIn, oneOf, optional } from '@/platform/call/params';
import { startStopWatch } from '@/platform/call/stop-watch';
import { withDeadline } from '@/platform/call/timers';
import { RECORDING_LIMIT, RECORDING_MAX } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import { mediaError } from './playback';

export const checkRecording = checkParams({
  duration: optional(numberIn(0, RECORDING_MAX), RECORDING_LIMIT),
  format: optional(oneOf('aac', 'mp3', 'wav', 'PCM', 'webm', 'mp4', 'ogg')),
  sampleRate: optional(number),
  numberOfChannels: optional(number),
  encodeBitRate: optional(number),
  frameSize: optional(numberIn(1, 1024)),
});

export type RecordingParams = CheckedBy<typeof checkRecording>;

export type Recorded = { readonly blob: Blob; readonly duration: number };

export type Recording = {
  /** Rejects with `abort` if the recording had to end without a result. */
  readonly ended: Promise<Recorded>;
  pause(): void;
  resume(): void;
  stop(): void;
};

type Context = Pick<PlatformContext, 'env' | 'messages'>;
type OnFrame = (frame: ArrayBuffer, isLast: boolean) => void;

/** Bits per second, as recorders do by default. It only serves to compute the duration of a frame. */
const USUAL_BIT_RATE = 128_000;

/** Resolves when the recording has started. Every end of the recording closes the microphone. */
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
      // The recorder is inactive when the last event arrives.
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
      // Also if the user unplugs the microphone, or a telephone call takes it. The sound so far is the result.
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

/** The browser asks the user, without a time-out. A microphone that opens after the abort is closed at once. */
async function openMicrophone(
  context: Context,
  audio: MediaTrackConstraints,
  fail: Fail,
  signal: AbortSignal,
): Promise<MediaStream> {
  const { env, messages } = context;
  const { navigator, MediaRecorder } = env.window;
  // Without https there are no media devices, and some web views have no recorder.
  if (!navigator.mediaDevices?.getUserMedia || !MediaRecorder)
    throw fail('unsupported', messages.using(enLate)('notImplemented'));
  return withDeadline(context, 0, fail, signal, async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio }).catch((cause: unknown) => {
      throw mediaError(fail, cause);
    });
    if (signal.aborted) closeStream(stream);
    return stream;
  });
}

/** Also removes the browser's sign that the microphone is on. */
function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const webm = ['audio/webm;codecs=opus', 'audio/webm'];
const mp4 = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
const ogg = ['audio/ogg;codecs=opus'];

export type RecordingFormat = 'aac' | 'mp3' | 'wav' | 'PCM' | 'webm' | 'mp4' | 'ogg';

/**
 * The type that this engine can record and that comes nearest to the format. No engine records mp3 or wav. WebKit
 * records mp4 by default, because older iPhones cannot play webm.
 */
export function recordingType(
  isSupported: (type: string) => boolean,
  isWebKit: boolean,
  format: RecordingFormat | undefined,
): string | undefined {
  const usual = isWebKit ? [...mp4, ...webm, ...ogg] : [...webm, ...mp4, ...ogg];
  const wanted = { aac: mp4, mp4, webm, ogg, mp3: usual, wav: usual, PCM: usual };
  return [...(format ? wanted[format] : []), ...usual].find(isSupported);
}

/** `audio/webm;codecs=opus` -> `webm`. */
export function extensionOf(type: string): string {
  const [, name = 'audio'] = /^\w+\/(\w+)/.exec(type) ?? [];
  return name === 'mp4' ? 'm4a' : name;
}
