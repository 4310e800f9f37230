import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { HostVoicePlayer } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';
import { startStopWatch, type StopWatch } from './stop-watch';
import { createVoiceLengths } from './voice-lengths';

export type VoiceEvent = 'Canplay' | 'Play' | 'Pause' | 'Ended' | 'TimeUpdate';

/** A voice of the messaging app in the place of an audio element. */
export type Voice = {
  play(fail: Fail): Promise<void>;
  pause(): Promise<void>;
  /** Back to the start. */
  stop(): Promise<void>;
  /** Nothing is heard of it any more. */
  end(): void;
  readonly isPaused: boolean;
  /** Seconds; the app tells neither, so they are measured. */
  readonly currentTime: number;
  readonly duration: number;
};

/** As often as audio elements tell of their time. */
const TICK = 250;
const NEVER = 2 ** 31 - 1;

/** The app plays it, and knows no place, no volume and no speed. Its events are those of an element. */
export function playHostVoice(
  context: PlatformContext,
  path: string,
  emit: (event: VoiceEvent, detail: undefined) => void,
  isLoop: () => boolean,
): Voice {
  const { env } = context;
  const life = new AbortController();
  const { signal } = life;
  const length = (context.shelf(createVoiceLengths).get(path) ?? 0) / 1000;
  let opening: Promise<HostVoicePlayer> | null = null;
  let player: HostVoicePlayer | null = null;
  let watch: StopWatch | null = null;
  let isPlaying = false;
  let cancelTick = () => {};

  const tell = (event: VoiceEvent) => {
    if (!signal.aborted) emit(event, undefined);
  };
  const tick = () => {
    cancelTick = env.after(TICK, () => {
      tell('TimeUpdate');
      if (isPlaying) tick();
    });
  };
  const run = () => {
    isPlaying = true;
    if (watch) watch.resume();
    else watch = startStopWatch(env, NEVER, () => {});
    tell('Play');
    tick();
  };
  const rest = () => {
    if (!isPlaying) return;
    isPlaying = false;
    watch?.pause();
    cancelTick();
    tell('Pause');
  };
  const rewind = () => {
    watch?.pause();
    watch = null;
  };

  const open = (fail: Fail) => {
    const unsupported = (): never => {
      throw fail('unsupported', 'only the messaging app that has recorded it plays this voice');
    };
    opening ??= (async () => {
      const opened = await viaHost(context, 'openVoice', { path }, { fail, signal }, unsupported);
      signal.addEventListener('abort', opened.onHalt(halt));
      player = opened;
      return opened;
    })().catch((cause: unknown) => {
      // The next play may find it.
      opening = null;
      throw cause;
    });
    return opening;
  };

  const halt = (how: 'ended' | 'displaced') => {
    if (how === 'ended') tell('TimeUpdate');
    rest();
    rewind();
    if (how === 'displaced') return;
    if (!isLoop()) return tell('Ended');
    player?.play().then(run, () => tell('Ended'));
  };

  queueMicrotask(() => tell('Canplay'));

  return {
    play: async (fail) => {
      const opened = await open(fail);
      if (signal.aborted) throw fail('abort', 'it has another src by now');
      if (isPlaying) return;
      await opened.play();
      if (signal.aborted) return void opened.stop().catch(() => {});
      if (!isPlaying) run();
    },
    pause: async () => {
      if (!isPlaying) return;
      rest();
      await player?.pause();
    },
    stop: async () => {
      const wasHeard = watch !== null;
      isPlaying = false;
      cancelTick();
      rewind();
      if (wasHeard) await player?.stop();
    },
    end: () => {
      const wasHeard = watch !== null;
      life.abort();
      cancelTick();
      if (wasHeard) player?.stop().catch(() => {});
    },
    get isPaused() {
      return !isPlaying;
    },
    get currentTime() {
      const passed = (watch?.passed() ?? 0) / 1000;
      return length > 0 ? Math.min(passed, length) : passed;
    },
    get duration() {
      return length;
    },
  };
}
