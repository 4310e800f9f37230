import {
  checkNothing,
  checkParams,
  number,
  numberIn,
  oneOf,
  optional,
} from '@/platform/check-params';
import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { defineMethod } from '@/platform/define-method';
import { type PlatformError, toPlatformError } from '@/platform/errors';
import { createTempFile, fileOwner } from '@/platform/files/create-temp-file';
import { anySignal } from '@/platform/players/any-signal';
import { createObjectEvents, type ListenersOf } from '@/platform/object-events';
import {
  type Recorded,
  type Recording,
  type RecordingParams,
  startRecording,
} from '@/platform/players/start-recording';
import { extensionOf, type RecordingFormat } from '@/platform/players/recording-type';
import { RECORDING_LIMIT, RECORDING_MAX } from '@/shared/defaults';

export type RecorderStartParams = {
  /** Milliseconds after which it stops by itself, ten minutes at most. @default 60000 */
  readonly duration?: number | undefined;
  /** The nearest that the browser can do; the result's file tells its type. @default the engine's own */
  readonly format?: RecordingFormat | undefined;
  readonly sampleRate?: number | undefined;
  readonly numberOfChannels?: 1 | 2 | undefined;
  /** Bits per second. */
  readonly encodeBitRate?: number | undefined;
  /** Kilobytes, about: with it onFrameRecorded hears what has been recorded so far. */
  readonly frameSize?: number | undefined;
};

export type RecorderResult = {
  readonly tempFilePath: string;
  readonly tempFile: File;
  /** Milliseconds, without the pauses. */
  readonly duration: number;
  readonly fileSize: number;
};

type RecorderEvents = {
  Start: void;
  Pause: void;
  Resume: void;
  Stop: RecorderResult;
  Error: PlatformError;
  FrameRecorded: { readonly frameBuffer: ArrayBuffer; readonly isLastFrame: boolean };
};

export type Recorder = ListenersOf<RecorderEvents> & {
  /** Asks for the microphone. Resolves when it records. */
  start(params?: RecorderStartParams): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** The same as onStop hears, also when the time was over before. */
  stop(): Promise<RecorderResult>;
};

const checkStart = checkParams({
  duration: optional(numberIn(0, RECORDING_MAX), RECORDING_LIMIT),
  format: optional(oneOf('aac', 'mp3', 'wav', 'PCM', 'webm', 'mp4', 'ogg')),
  sampleRate: optional(number),
  numberOfChannels: optional(number),
  encodeBitRate: optional(number),
  frameSize: optional(numberIn(1, 1024)),
});

/** The code of createRecorder. What it records ends with the page that began it, and with the lifetime. */
export function createRecorder(
  context: PlatformContext,
  prefix: string,
  lifetime?: AbortSignal,
): Recorder {
  const events = createObjectEvents<RecorderEvents>(context.env, prefix, [
    'Start',
    'Pause',
    'Resume',
    'Stop',
    'Error',
    'FrameRecorded',
  ]);
  let recording: Recording | 'opening' | undefined;
  let last: Promise<RecorderResult> | undefined;

  const plain = <T>(name: string, run: (fail: Fail) => T | Promise<T>) =>
    defineMethod<void, object, T>(context, prefix + name, {
      check: checkNothing,
      run: (_params, fail) => run(fail),
    });

  const running = (fail: Fail): Recording => {
    if (recording && recording !== 'opening') return recording;
    throw fail('invalid', 'nothing is being recorded');
  };

  return {
    ...events.listeners,
    start: defineMethod<RecorderStartParams | void, RecordingParams, void>(
      context,
      `${prefix}start`,
      {
        check: checkStart,
        run: async (params, fail) => {
          if (recording) throw fail('locked', 'it records already');
          recording = 'opening';
          const owner = fileOwner(context);
          const life = anySignal([lifetime, owner]);
          const frame = (frameBuffer: ArrayBuffer, isLastFrame: boolean) =>
            events.emit('FrameRecorded', { frameBuffer, isLastFrame });
          const idle = () => {
            recording = undefined;
            life.end();
          };
          try {
            const begun = await startRecording(context, params, fail, life.signal, frame);
            recording = begun;
            last = begun.ended.finally(idle).then((recorded) => keep(context, recorded, owner));
          } catch (error) {
            idle();
            throw error;
          }
          last.then(
            (result) => events.emit('Stop', result),
            (cause: unknown) => {
              const error = toPlatformError(`${prefix}start`, cause);
              // Whoever ended it early knows.
              if (error.code !== 'abort') events.emit('Error', error);
            },
          );
          events.emit('Start', undefined);
        },
      },
    ),
    pause: plain('pause', (fail) => {
      running(fail).pause();
      events.emit('Pause', undefined);
    }),
    resume: plain('resume', (fail) => {
      running(fail).resume();
      events.emit('Resume', undefined);
    }),
    stop: plain('stop', (fail) => {
      if (recording || !last) running(fail).stop();
      return last as Promise<RecorderResult>;
    }),
  };
}

function keep(
  context: PlatformContext,
  { blob, duration }: Recorded,
  owner: AbortSignal | null,
): RecorderResult {
  const name = `recording.${extensionOf(blob.type)}`;
  const { path, file } = createTempFile(context, blob, name, owner);
  return { tempFilePath: path, tempFile: file, duration, fileSize: file.size };
}
