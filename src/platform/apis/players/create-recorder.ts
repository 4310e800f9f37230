import {
  checkNothing,
  checkParams,
  number,
  numberIn,
  oneOf,
  optional,
} from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import { type PlatformError, toPlatformError } from '@/platform/call/errors';
import { createTempFile, fileOwner } from '@/platform/files/create-temp-file';
import type { HostVoice, HostVoiceRecord } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';
import { anySignal } from '@/platform/players/any-signal';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import {
  type Recorded,
  type Recording,
  type RecordingParams,
  startRecording,
} from '@/platform/players/start-recording';
import { extensionOf, type RecordingFormat } from '@/platform/players/recording-type';
import { createVoiceLengths } from '@/platform/players/voice-lengths';
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
  /** For createAudio and uploadFile; of a voice that a messaging app keeps for createAudio and host.uploadMedia. */
  readonly tempFilePath: string;
  /** null for a voice that a messaging app keeps: nobody else gets its bytes. */
  readonly tempFile: File | null;
  /** Milliseconds, without the pauses. */
  readonly duration: number;
  /** Bytes; 0 where there is no file. */
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

/**
 * The code of createRecorder, inside a messaging app by its microphone [S1.2]: a minute at most, without pauses, frames
 * and a choice of format. What it records ends with the page that began it, and with the lifetime.
 */
export function createRecorder(
  context: PlatformContext,
  { prefix, lifetime }: FactoryCall,
): Recorder {
  const events = createObjectEvents<RecorderEvents>(context.env, prefix, [
    'Start',
    'Pause',
    'Resume',
    'Stop',
    'Error',
    'FrameRecorded',
  ]);
  let recording: Recording | HostVoice | 'opening' | undefined;
  let last: Promise<RecorderResult> | undefined;

  const plain = <T>(name: string, run: (fail: Fail) => T | Promise<T>) =>
    defineMethod<void, object, T>(context, prefix + name, {
      check: checkNothing,
      run: (_params, fail) => run(fail),
    });

  const running = (fail: Fail): Recording | HostVoice => {
    if (recording && recording !== 'opening') return recording;
    throw fail('invalid', 'nothing is being recorded');
  };
  const pausable = (fail: Fail): Recording => {
    const known = running(fail);
    if ('pause' in known) return known;
    throw fail('unsupported', 'the messaging app records without pauses');
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
          const life = anySignal([lifetime, owner, context.life.signal]);
          const frame = (frameBuffer: ArrayBuffer, isLastFrame: boolean) =>
            events.emit('FrameRecorded', { frameBuffer, isLastFrame });
          const idle = () => {
            recording = undefined;
            life.end();
          };
          try {
            const { signal } = life;
            const { duration } = params;
            const begun = await viaHost(
              context,
              'startRecord',
              { duration },
              { fail, signal },
              () => startRecording(context, params, fail, signal, frame),
            );
            recording = begun;
            const ended: Promise<Recorded | HostVoiceRecord> = begun.ended;
            last = ended.finally(idle).then((recorded) => keep(context, recorded, owner));
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
      pausable(fail).pause();
      events.emit('Pause', undefined);
    }),
    resume: plain('resume', (fail) => {
      pausable(fail).resume();
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
  recorded: Recorded | HostVoiceRecord,
  owner: AbortSignal | null,
): RecorderResult {
  const { duration } = recorded;
  if ('path' in recorded) {
    const { path: tempFilePath } = recorded;
    context.shelf(createVoiceLengths).set(tempFilePath, duration);
    return { tempFilePath, tempFile: null, duration, fileSize: 0 };
  }
  const { blob } = recorded;
  const name = `recording.${extensionOf(blob.type)}`;
  const { path, file } = createTempFile(context, blob, name, owner);
  return { tempFilePath: path, tempFile: file, duration, fileSize: file.size };
}
