import { anySignal } from '@/platform/call/task';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { defineMethod, methodsOf } from '@/platform/call/define';
import { type PlatformError, toPlatformError } from '@/platform/call/errors';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import { createTempFile, fileOwner } from '@/platform/files/temp-files';
import type { HostVoice, HostVoiceRecord } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';
import { createVoiceLengths } from './host-voice';
import {
  checkRecording,
  type Recorded,
  type Recording,
  type RecordingFormat,
  type RecordingParams,
  extensionOf,
  startRecording,
} from './recording';

export type RecorderStartParams = {
  /** Milliseconds, at most ten minutes. The recording stops after it. @default 60000 */
  readonly duration?: number | undefined;
  /** The browser records the nearest type that it can. The file of the result has its type. @default the engine's own */
  readonly format?: RecordingFormat | undefined;
  readonly sampleRate?: number | undefined;
  readonly numberOfChannels?: 1 | 2 | undefined;
  /** Bits per second. */
  readonly encodeBitRate?: number | undefined;
  /** Kilobytes, about. With it, onFrameRecorded receives the sound in frames of this size. */
  readonly frameSize?: number | undefined;
};

export type RecorderResult = {
  /** For createAudio and uploadFile. The path of a messaging app's voice is for createAudio and host.uploadMedia. */
  readonly tempFilePath: string;
  /** Null for a voice that a messaging app keeps: the page never gets its bytes. */
  readonly tempFile: File | null;
  /** Milliseconds, without the pauses. */
  readonly duration: number;
  /** Bytes. 0 if there is no file. */
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
  /** Asks for the microphone. Resolves when the recording has started. */
  start(params?: RecorderStartParams): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /**
   * The result that onStop receives, also if the recording has already reached its duration. While the user still
   * answers the question for the microphone, it ends the start: both calls reject with `abort`.
   */
  stop(): Promise<RecorderResult>;
};

/** `opening`: the user still answers the question for the microphone. */
type RecorderState =
  | { readonly kind: 'idle'; readonly last?: Promise<RecorderResult> }
  | { readonly kind: 'opening'; readonly ending: AbortController }
  | {
      readonly kind: 'running';
      readonly recording: Recording | HostVoice;
      readonly last: Promise<RecorderResult>;
    };

/**
 * The code of createRecorder and getRecorderManager. Inside a messaging app its own recorder is used [S1.2]: at most a
 * minute, without pauses, frames and a choice of format. A recording ends with the page that started it, and with the
 * lifetime.
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
  let state: RecorderState = { kind: 'idle' };

  const running = (fail: Fail): Recording | HostVoice => {
    if (state.kind === 'running') return state.recording;
    throw fail('invalid', 'nothing is being recorded: call start() first');
  };
  const { plain } = methodsOf(context, prefix, (fail): Recording => {
    const current = running(fail);
    if ('pause' in current) return current;
    throw fail('unsupported', 'the messaging app records without pauses');
  });

  return {
    ...events.listeners,
    start: defineMethod<RecorderStartParams | void, RecordingParams, void>(
      context,
      `${prefix}start`,
      {
        check: checkRecording,
        run: async (params, fail) => {
          if (state.kind !== 'idle')
            throw fail('locked', 'a recording is running: call stop() first');
          const ending = new AbortController();
          const opening: RecorderState = { kind: 'opening', ending };
          // A recording that could not start has no result, and that of an earlier one is not its own.
          state = opening;
          const owner = fileOwner(context);
          const life = anySignal([lifetime, owner, context.life.signal, ending.signal]);
          const frame = (frameBuffer: ArrayBuffer, isLastFrame: boolean) =>
            events.emit('FrameRecorded', { frameBuffer, isLastFrame });
          try {
            const { signal } = life;
            const { duration } = params;
            const recording = await viaHost(
              context,
              'startRecord',
              { duration },
              { fail, signal },
              () => startRecording(context, params, fail, signal, frame),
            );
            const ended: Promise<Recorded | HostVoiceRecord> = recording.ended;
            const last = ended
              .finally(() => {
                state = { kind: 'idle', last };
                life.end();
              })
              .then((recorded) => resultOf(context, recorded, owner));
            state = { kind: 'running', recording, last };
            last.then(
              (result) => events.emit('Stop', result),
              (cause: unknown) => {
                const error = toPlatformError(`${prefix}start`, cause);
                // The product or the page ended the recording itself.
                if (error.code !== 'abort') events.emit('Error', error);
              },
            );
          } catch (error) {
            if (state === opening) state = { kind: 'idle' };
            life.end();
            throw error;
          }
          events.emit('Start', undefined);
        },
      },
    ),
    pause: plain('pause', (recording) => {
      recording.pause();
      events.emit('Pause', undefined);
    }),
    resume: plain('resume', (recording) => {
      recording.resume();
      events.emit('Resume', undefined);
    }),
    stop: defineMethod<void, object, RecorderResult>(context, `${prefix}stop`, {
      run: (_params, fail) => {
        if (state.kind === 'opening') {
          state.ending.abort();
          state = { kind: 'idle' };
          throw fail('abort', 'stopped before the recording had started');
        }
        if (state.kind === 'running' || !state.last) running(fail).stop();
        return (state as { readonly last: Promise<RecorderResult> }).last;
      },
    }),
  };
}

function resultOf(
  context: PlatformContext,
  recorded: Recorded | HostVoiceRecord,
  owner: AbortSignal | null,
): RecorderResult {
  const { duration } = recorded;
  if ('path' in recorded) {
    context.shelf(createVoiceLengths).set(recorded.path, duration);
    return { tempFilePath: recorded.path, tempFile: null, duration, fileSize: 0 };
  }
  const { blob } = recorded;
  const name = `recording.${extensionOf(blob.type)}`;
  const { path, file } = createTempFile(context, blob, name, owner);
  return { tempFilePath: path, tempFile: file, duration, fileSize: file.size };
}
