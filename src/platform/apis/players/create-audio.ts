import { checkNothing, checkOne, number } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { type Checked, type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import { PlatformError } from '@/platform/call/errors';
import { hostVoiceOf } from '@/platform/host/adapter';
import { createObjectEvents, type ListenersOf } from '@/platform/call/object-events';
import { partOfStopping, plainEvents } from '@/platform/players/audio-events';
import { createAudioSource } from '@/platform/players/audio-source';
import { bufferedAt } from '@/platform/players/buffered-at';
import { mediaErrorOf } from '@/platform/players/media-error';
import { playHostVoice, type Voice } from '@/platform/players/play-host-voice';
import { pauseMedia, playMedia, seekMedia } from '@/platform/players/play-media';
import { clamp } from '@/shared/values';

type AudioEvents = { [N in (typeof plainEvents)[keyof typeof plainEvents] | 'Stop']: void } & {
  Error: PlatformError;
};

export type Audio = ListenersOf<AudioEvents> & {
  /** An address, a temporary or saved file's path, or the path of a voice that a recorder has made inside a messaging app. */
  src: string;
  /** Seconds. @default 0 */
  startTime: number;
  /** Plays as soon as there is a source. Where the browser forbids that, onError hears of it. */
  autoplay: boolean;
  loop: boolean;
  /** From 0 to 1. iOS goes by its buttons alone. */
  volume: number;
  playbackRate: number;
  /** Kept for native apps; what the mute switch does to a web page is the system's. */
  obeyMuteSwitch: boolean;
  /** Seconds; 0 until it is known. */
  readonly duration: number;
  readonly currentTime: number;
  readonly paused: boolean;
  /** Seconds from the start that are there without a gap from where it plays. */
  readonly buffered: number;
  /** Resolves when it plays; rejects with `denied` where the visitor has not yet touched the page. */
  play(): Promise<void>;
  pause(): Promise<void>;
  stop(): Promise<void>;
  /** Seconds. Resolves when it is there. */
  seek(position: number): Promise<void>;
  /** Lets go of everything. Each later call rejects. */
  destroy(): Promise<void>;
};

/** The code of createAudio. The element comes from the shell: a tap before this was fetched has unlocked it. */
export function createAudio(
  context: PlatformContext,
  { prefix, begun: element, lifetime }: FactoryCall<HTMLAudioElement>,
): Audio {
  const { env } = context;
  const events = createObjectEvents<AudioEvents>(env, prefix, [
    ...Object.values(plainEvents),
    'Stop',
    'Error',
  ]);
  const end = new AbortController();
  const { signal } = end;
  const source = createAudioSource(context, element, signal);
  let src = '';
  /** Counts what ends a play() that still waits for a saved file. */
  let rests = 0;
  let voice: Voice | null = null;
  let autoplay = false;
  let stopping = false;
  let startTime = 0;
  let obeyMuteSwitch = true;

  const failAs =
    (name: string): Fail =>
    (code, message, cause) =>
      new PlatformError({ code, api: prefix + name, message, cause });
  const method = <I, P>(
    name: string,
    check: (input: unknown) => Checked<P>,
    run: (params: P, fail: Fail) => void | Promise<void>,
  ) =>
    defineMethod<I, P, void>(context, prefix + name, {
      check,
      run: (params, fail) => {
        if (signal.aborted) throw fail('abort', 'the audio was destroyed');
        return run(params, fail);
      },
    });

  const begin = async (fail: Fail): Promise<void> => {
    stopping = false;
    if (voice) return voice.play(fail);
    const [before, coming] = [rests, source.coming()];
    if (coming) {
      await coming;
      if (rests > before) throw fail('abort', 'it was paused before its file had come');
      return begin(fail);
    }
    if (element.ended) element.currentTime = startTime;
    return playMedia(context, element, fail);
  };
  const autoBegin = () => {
    if (!autoplay || !src) return;
    begin(failAs('play')).catch((error: PlatformError) => {
      // A source that can not be played tells so by itself.
      if (error.code !== 'abort' && !element.error) events.emit('Error', error);
    });
  };
  const set = (name: string, fine: boolean, write: () => void) => {
    if (signal.aborted) return;
    if (fine) write();
    else events.emit('Error', failAs(name)('invalid', `parameter.${name} is not of its kind`));
  };

  for (const [type, name] of Object.entries(plainEvents)) {
    const tell = () => {
      if (!(stopping && partOfStopping.includes(type))) events.emit(name, undefined);
    };
    element.addEventListener(type, tell, { signal });
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

  const rest = () => {
    rests += 1;
    pauseMedia(context, element);
  };
  const stop = () => {
    stopping = true;
    rest();
    element.currentTime = startTime;
    events.emit('Stop', undefined);
    return voice?.stop();
  };
  const destroy = () => {
    end.abort();
    events.end();
    voice?.end();
    rest();
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
      set('src', typeof value === 'string', () => {
        src = value;
        stopping = false;
        voice?.end();
        const isHosts = hostVoiceOf(src) !== null;
        voice = isHosts ? playHostVoice(context, src, events.emit, () => element.loop) : null;
        source.set(voice ? '' : src);
        autoBegin();
      });
    },
    get startTime() {
      return startTime;
    },
    set startTime(value) {
      set('startTime', Number.isFinite(value) && value >= 0, () => {
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
      set('volume', Number.isFinite(value), () => {
        element.volume = clamp(value, 0, 1);
      });
    },
    get playbackRate() {
      return element.playbackRate;
    },
    set playbackRate(value) {
      set('playbackRate', Number.isFinite(value), () => {
        // What browsers take; beyond it they throw.
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
    play: method<void, object>('play', checkNothing, (_params, fail) => begin(fail)),
    pause: method<void, object>('pause', checkNothing, () => (voice ? voice.pause() : rest())),
    stop: method<void, object>('stop', checkNothing, stop),
    seek: method<number, number>('seek', checkOne('position', number), (position, fail) => {
      if (voice) throw fail('unsupported', 'the messaging app knows no places in its voices');
      stopping = false;
      return seekMedia(context, element, position, fail);
    }),
    destroy: async () => destroy(),
  };
}
