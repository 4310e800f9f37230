import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { startStopWatch, type StopWatch } from '@/platform/call/stop-watch';
import type { HostVoicePlayer } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';

export type VoiceEvent = 'Canplay' | 'Play' | 'Pause' | 'Ended' | 'TimeUpdate';

/** A recording that the messaging app keeps and plays. It replaces the audio element. */
export type Voice = {
  play(fail: Fail): Promise<void>;
  pause(): Promise<void>;
  /** Goes back to the start. */
  stop(): Promise<void>;
  /** Stops the playback. No event follows. */
  end(): void;
  readonly isPaused: boolean;
  /** Seconds. The app reports no times, so a stop watch measures them. */
  readonly currentTime: number;
  readonly duration: number;
};

/** Milliseconds, as between two timeupdate events of an audio element. */
const TICK = 250;
const NEVER = 2 ** 31 - 1;

/** The app plays the voice. It offers no seek, no volume and no speed. The events are those of an audio element. */
export function playHostVoice(
  context: PlatformContext,
  path: string,
  emit: (event: VoiceEvent, detail: undefined) => void,
  isLoop: () => boolean,
): Voice {
  const { env } = context;
  const life = new AbortController();
  const { signal } = life;
  const seconds = (context.shelf(createVoiceLengths).get(path) ?? 0) / 1000;
  let opening: Promise<HostVoicePlayer> | null = null;
  let player: HostVoicePlayer | null = null;
  let watch: StopWatch | null = null;
  let isPlaying = false;
  let cancelTick = () => {};

  const send = (event: VoiceEvent) => {
    if (!signal.aborted) emit(event, undefined);
  };
  const tick = () => {
    cancelTick = env.after(TICK, () => {
      send('TimeUpdate');
      if (isPlaying) tick();
    });
  };
  const onPlaying = () => {
    isPlaying = true;
    if (watch) watch.resume();
    else watch = startStopWatch(env, NEVER, () => {});
    send('Play');
    tick();
  };
  const onPaused = () => {
    if (!isPlaying) return;
    isPlaying = false;
    watch?.pause();
    cancelTick();
    send('Pause');
  };
  const rewind = () => {
    watch?.pause();
    watch = null;
  };

  const open = (fail: Fail) => {
    const unsupported = (): never => {
      throw fail('unsupported', 'only the messaging app that recorded this voice can play it');
    };
    opening ??= (async () => {
      const opened = await viaHost(context, 'openVoice', { path }, { fail, signal }, unsupported);
      signal.addEventListener('abort', opened.onHalt(onHalt));
      player = opened;
      return opened;
    })().catch((cause: unknown) => {
      // The next play() tries again.
      opening = null;
      throw cause;
    });
    return opening;
  };

  const onHalt = (how: 'ended' | 'displaced') => {
    if (how === 'ended') send('TimeUpdate');
    onPaused();
    rewind();
    if (how === 'displaced') return;
    if (!isLoop()) return send('Ended');
    player?.play().then(onPlaying, () => send('Ended'));
  };

  queueMicrotask(() => send('Canplay'));

  return {
    play: async (fail) => {
      const opened = await open(fail);
      if (signal.aborted) throw fail('abort', 'src has changed meanwhile');
      if (isPlaying) return;
      await opened.play();
      if (signal.aborted) return void opened.stop().catch(() => {});
      if (!isPlaying) onPlaying();
    },
    pause: async () => {
      if (!isPlaying) return;
      onPaused();
      await player?.pause();
    },
    stop: async () => {
      const hasStarted = watch !== null;
      isPlaying = false;
      cancelTick();
      rewind();
      if (hasStarted) await player?.stop();
    },
    end: () => {
      const hasStarted = watch !== null;
      life.abort();
      cancelTick();
      if (hasStarted) player?.stop().catch(() => {});
    },
    get isPaused() {
      return !isPlaying;
    },
    get currentTime() {
      const passed = (watch?.passed() ?? 0) / 1000;
      return seconds > 0 ? Math.min(passed, seconds) : passed;
    },
    get duration() {
      return seconds;
    },
  };
}

/** Milliseconds of the voices that this app has recorded in the messaging app, by their paths. */
export function createVoiceLengths(): Map<string, number> {
  return new Map();
}
