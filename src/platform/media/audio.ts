import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { methodsOf } from '@/platform/call/define';
import { PlatformError } from '@/platform/call/errors';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import { checkOne, number } from '@/platform/call/params';
import { hostVoiceOf } from '@/platform/host/adapter';
import { clamp } from '@/shared/values';
import { bufferedAt, createAudioSource, elementEvents, partOfStopping } from './audio-element';
import { playHostVoice, type Voice } from './host-voice';
import { mediaErrorOf, pauseMedia, playMedia, seekMedia } from './playback';

type AudioEvents = { [N in (typeof elementEvents)[keyof typeof elementEvents] | 'Stop']: void } & {
  Error: PlatformError;
};

export type Audio = ListenersOf<AudioEvents> & {
  /** A URL, the path of a temporary or saved file, or the path of a voice that a messaging app has recorded. */
  src: string;
  /** Seconds. @default 0 */
  startTime: number;
  /** Plays as soon as there is a source. If the browser forbids it, onError receives the error. */
  autoplay: boolean;
  loop: boolean;
  /** From 0 to 1. iOS ignores it: only the buttons of the phone change the volume. */
  volume: number;
  playbackRate: number;
  /** Has no effect on the web: the system decides what the mute switch does. */
  obeyMuteSwitch: boolean;
  /** Seconds. 0 until it is known. */
  readonly duration: number;
  readonly currentTime: number;
  readonly paused: boolean;
  /** Seconds. The end of the loaded part around the current time. */
  readonly buffered: number;
  /** Resolves when it plays. Rejects with `denied` if the user has not yet tapped the page. */
  play(): Promise<void>;
  pause(): Promise<void>;
  stop(): Promise<void>;
  /** Seconds. Resolves at the new position. */
  seek(position: number): Promise<void>;
  /** Releases the player. Later calls reject with `abort`. */
  destroy(): Promise<void>;
};

/**
 * The code of createAudio and createInnerAudioContext. The factory makes the element at once, so that a tap can unlock
 * it before this code has loaded.
 */
export function createAudio(
  context: PlatformContext,
  { prefix, begun: element, lifetime }: FactoryCall<HTMLAudioElement>,
): Audio {
  const { env } = context;
  const events = createObjectEvents<AudioEvents>(env, prefix, [
    ...Object.values(elementEvents),
    'Stop',
    'Error',
  ]);
  const end = new AbortController();
  const { signal } = end;
  const source = createAudioSource(context, element, signal);
  let src = '';
  /** A pause ends a play() that still waits for a saved file. */
  let pauses = 0;
  let voice: Voice | null = null;
  let autoplay = false;
  let isStopping = false;
  let startTime = 0;
  let obeyMuteSwitch = true;

  const failAs =
    (name: string): Fail =>
    (code, message, cause) =>
      new PlatformError({ code, api: prefix + name, message, cause });
  const { method, plain } = methodsOf(context, prefix, (fail) => {
    if (signal.aborted) throw fail('abort', 'the audio was destroyed');
  });

  const begin = async (fail: Fail): Promise<void> => {
    isStopping = false;
    if (voice) return voice.play(fail);
    const loading = source.loading();
    if (loading) {
      const pausesBefore = pauses;
      await loading;
      if (pauses > pausesBefore) throw fail('abort', 'paused before the file was loaded');
      return begin(fail);
    }
    if (element.ended) element.currentTime = startTime;
    return playMedia(context, element, fail);
  };
  const autoBegin = () => {
    if (!autoplay || !src) return;
    begin(failAs('play')).catch((error: PlatformError) => {
      // The element reports a source that it cannot play.
      if (error.code !== 'abort' && !element.error) events.emit('Error', error);
    });
  };
  const set = (name: string, isValid: boolean, kind: string, write: () => void) => {
    if (signal.aborted) return;
    if (isValid) write();
    else events.emit('Error', failAs(name)('invalid', `parameter.${name} should be ${kind}`));
  };

  for (const [type, name] of Object.entries(elementEvents)) {
    const send = () => {
      if (!(isStopping && partOfStopping.includes(type))) events.emit(name, undefined);
    };
    element.addEventListener(type, send, { signal });
  }
  element.addEventListener(
    'loadedmetadata',
    () => {
      if (startTime > 0) element.currentTime = startTime;
    },
    { signal },
  );
  element.addEventListener(
    'error',
    () => {
      if (element.error) events.emit('Error', mediaErrorOf(failAs('src'), element));
    },
    { signal },
  );

  const pause = () => {
    pauses += 1;
    pauseMedia(context, element);
  };
  const stop = () => {
    isStopping = true;
    pause();
    element.currentTime = startTime;
    events.emit('Stop', undefined);
    return voice?.stop();
  };
  const destroy = () => {
    end.abort();
    events.end();
    voice?.end();
    pause();
    source.set('');
  };
  for (const ending of [lifetime, context.life.signal]) {
    if (ending?.aborted) destroy();
    else ending?.addEventListener('abort', destroy, { signal });
  }

  return {
    ...events.listeners,
    get src() {
      return src;
    },
    set src(value) {
      set('src', typeof value === 'string', 'a string', () => {
        src = value;
        isStopping = false;
        voice?.end();
        const isHostVoice = hostVoiceOf(src) !== null;
        voice = isHostVoice ? playHostVoice(context, src, events.emit, () => element.loop) : null;
        source.set(voice ? '' : src);
        autoBegin();
      });
    },
    get startTime() {
      return startTime;
    },
    set startTime(value) {
      set('startTime', Number.isFinite(value) && value >= 0, 'a number of at least 0', () => {
        startTime = value;
      });
    },
    get autoplay() {
      return autoplay;
    },
    set autoplay(value) {
      autoplay = Boolean(value);
      if (!signal.aborted && (voice?.isPaused ?? element.paused)) autoBegin();
    },
    get loop() {
      return element.loop;
    },
    set loop(value) {
      element.loop = Boolean(value);
    },
    get volume() {
      return element.volume;
    },
    set volume(value) {
      set('volume', Number.isFinite(value), 'a number', () => {
        element.volume = clamp(value, 0, 1);
      });
    },
    get playbackRate() {
      return element.playbackRate;
    },
    set playbackRate(value) {
      set('playbackRate', Number.isFinite(value), 'a number', () => {
        // Browsers throw outside these bounds.
        element.playbackRate = clamp(value, 0.0625, 16);
      });
    },
    get obeyMuteSwitch() {
      return obeyMuteSwitch;
    },
    set obeyMuteSwitch(value) {
      obeyMuteSwitch = Boolean(value);
    },
    get duration() {
      return voice ? voice.duration : element.duration || 0;
    },
    get currentTime() {
      return voice ? voice.currentTime : element.currentTime;
    },
    get paused() {
      return voice ? voice.isPaused : element.paused;
    },
    get buffered() {
      return bufferedAt(element);
    },
    play: plain('play', (_alive, fail) => begin(fail)),
    pause: plain('pause', () => (voice ? voice.pause() : pause())),
    stop: plain('stop', () => stop()),
    seek: method('seek', checkOne('position', number), (_alive, position, fail) => {
      if (voice) throw fail('unsupported', 'the messaging app cannot seek in its voices');
      isStopping = false;
      return seekMedia(context, element, position, fail);
    }),
    destroy: async () => destroy(),
  };
}
