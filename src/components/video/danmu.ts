import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isMotionReduced } from '@/shared/browser';
import { DANMU_DURATION } from '@/shared/defaults';

/** The platform's createVideoContext().sendDanmu() asks by it, and knows by preventDefault() that it was taken. */
const DANMU_EVENT = 'portico:danmu';

export function useDanmu(
  video: RefObject<HTMLVideoElement | null>,
  layer: RefObject<HTMLElement | null>,
  list: readonly Danmu[],
  isOn: boolean,
): (danmu: Danmu) => void {
  const stage = useRef<DanmuStage>(null);
  const sorted = useMemo(() => sortDanmu(list), [list]);
  const read = useEffectEvent(() => sorted);

  useEffect(() => {
    if (!isOn || !video.current || !layer.current) return;
    const attached = attachDanmu(video.current, layer.current, () => read());
    stage.current = attached;
    return () => {
      stage.current = null;
      attached.stop();
    };
  }, [isOn, video, layer]);

  useEffect(() => {
    const element = video.current;
    const take = (event: Event) => {
      event.preventDefault();
      // Switched off they are taken and not shown.
      stage.current?.send((event as CustomEvent<Danmu>).detail);
    };
    element?.addEventListener(DANMU_EVENT, take);
    return () => element?.removeEventListener(DANMU_EVENT, take);
  }, [video]);

  return (danmu) => stage.current?.send(danmu);
}

type Running = { readonly lane: number; readonly width: number; readonly motion: Animation };

/** How many lines may wait for a free lane; in a crowd the older ones of the list are left out. */
const QUEUE = 8;

type DanmuStage = {
  readonly send: (danmu: Danmu) => void;
  readonly stop: () => void;
};

/** Texts that run over a video, in lanes. They stand while it stands, and a jump takes them away. */
function attachDanmu(
  video: HTMLVideoElement,
  layer: HTMLElement,
  list: () => readonly Danmu[],
): DanmuStage {
  const stop = new AbortController();
  let running: readonly Running[] = [];
  let waiting: readonly Danmu[] = [];
  let sent: readonly Danmu[] = [];
  let shownTo = video.currentTime;

  const clear = () => {
    for (const { motion } of running) motion.cancel();
    running = [];
    waiting = [];
    layer.textContent = '';
  };

  /** False: there is no lane for it now. */
  const show = (danmu: Danmu): boolean => {
    const isStill = isMotionReduced();
    const line = document.createElement('span');
    line.textContent = danmu.text;
    if (danmu.color) line.style.color = danmu.color;
    layer.append(line);
    const { offsetWidth: width, offsetHeight: height } = line;
    const stage = layer.clientWidth;
    const crossing: Crossing = { stage, duration: DANMU_DURATION, gap: 16 };
    const count = Math.max(1, Math.floor(layer.clientHeight / Math.max(1, height)));
    const lasts = Array.from({ length: count }, (_, lane) => {
      const last = running.filter((one) => one.lane === lane).pop();
      return last ? { width: last.width, elapsed: Number(last.motion.currentTime ?? 0) } : null;
    });
    const lane = isStill ? lasts.indexOf(null) : pickLane(lasts, width, crossing);
    if (lane < 0) {
      line.remove();
      return false;
    }
    line.style.top = `${lane * height}px`;
    const from = isStill ? 16 : stage;
    const motion = line.animate(
      { transform: [`translateX(${from}px)`, `translateX(${isStill ? from : -width}px)`] },
      { duration: DANMU_DURATION, fill: 'backwards' },
    );
    if (video.paused) motion.pause();
    const one = { lane, width, motion };
    running = [...running, one];
    motion.onfinish = () => {
      running = running.filter((other) => other !== one);
      line.remove();
    };
    return true;
  };

  const tick = () => {
    if (video.paused || video.seeking) return;
    const now = video.currentTime;
    waiting = [...waiting, ...passedBetween(list(), shownTo, now)].slice(-QUEUE);
    shownTo = Math.max(shownTo, now);
    // Somebody's own words are not lost in a crowd.
    sent = sent.filter((danmu) => !show(danmu));
    waiting = waiting.filter((danmu) => !show(danmu));
  };

  const on = (type: string, react: () => void) =>
    video.addEventListener(type, react, { signal: stop.signal });
  on('timeupdate', tick);
  on('seeking', () => {
    clear();
    shownTo = video.currentTime;
  });
  on('emptied', () => {
    clear();
    shownTo = 0;
  });
  for (const type of ['pause', 'waiting'])
    on(type, () => {
      for (const { motion } of running) motion.pause();
    });
  on('playing', () => {
    for (const { motion } of running) motion.play();
  });

  return {
    send: (danmu) => {
      if (!show(danmu)) sent = [...sent, danmu];
    },
    stop: () => {
      stop.abort();
      clear();
    },
  };
}

/** The last line of text on a lane: how wide it is, and how long it has been under way (ms). */
export type Runner = { readonly width: number; readonly elapsed: number };

export type Crossing = {
  /** Of the picture. */
  readonly stage: number;
  /** Of the whole way, from outside to outside. */
  readonly duration: number;
  /** Between two on a lane. */
  readonly gap: number;
};

/** Where its front is: it comes in at `stage` and is gone at minus its width. */
export function frontOf({ width, elapsed }: Runner, { stage, duration }: Crossing): number {
  return stage - ((stage + width) * elapsed) / duration;
}

/**
 * All take the same time, so the wider ones are faster. Two do not touch if they do not at the moment one comes
 * in, nor at the moment when the one ahead is gone: between those they run straight.
 */
export function isLaneFree(last: Runner | null, width: number, crossing: Crossing): boolean {
  if (!last || last.elapsed >= crossing.duration) return true;
  const { stage, duration, gap } = crossing;
  const isIn = frontOf(last, crossing) + last.width + gap <= stage;
  const left = duration - last.elapsed;
  return isIn && frontOf({ width, elapsed: left }, crossing) >= gap;
}

/** The topmost lane with room, or -1. */
export function pickLane(
  lasts: readonly (Runner | null)[],
  width: number,
  crossing: Crossing,
): number {
  return lasts.findIndex((last) => isLaneFree(last, width, crossing));
}

export type Danmu = {
  readonly text: string;
  /** Of CSS. @default white */
  readonly color?: string | undefined;
  /** Seconds from the start. @default 0 */
  readonly time?: number | undefined;
};

const timeOf = ({ time = 0 }: Danmu): number => (Number.isFinite(time) ? time : 0);

export function sortDanmu(list: readonly Danmu[]): readonly Danmu[] {
  return [...list].sort((a, b) => timeOf(a) - timeOf(b));
}

/** Those that playing from `from` to `to` passes: what was jumped over is not shown, and nothing twice. */
export function passedBetween(sorted: readonly Danmu[], from: number, to: number) {
  return sorted.filter((danmu) => timeOf(danmu) >= from && timeOf(danmu) < to);
}
