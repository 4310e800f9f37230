import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isMotionReduced } from '@/shared/browser';
import { DANMU_DURATION } from '@/shared/defaults';

/** `createVideoContext().sendDanmu()` dispatches this event. `preventDefault()` confirms that a Video received it. */
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
      // With comments switched off there is no stage, so the comment is dropped.
      stage.current?.send((event as CustomEvent<Danmu>).detail);
    };
    element?.addEventListener(DANMU_EVENT, take);
    return () => element?.removeEventListener(DANMU_EVENT, take);
  }, [video]);

  return (danmu) => stage.current?.send(danmu);
}

type Running = { readonly lane: number; readonly width: number; readonly motion: Animation };

/** Number of comments of the list that may wait for a free lane. Older ones are dropped. */
const QUEUE = 8;

type DanmuStage = {
  readonly send: (danmu: Danmu) => void;
  readonly stop: () => void;
};

/** Scrolls comments over a video, in lanes. They pause with the video, and a seek removes them. */
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

  /** Returns false if no lane is free. */
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
    // Sent comments are never dropped, and they come first.
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

/** The last comment on a lane: its width, and the milliseconds since its start. */
export type Runner = { readonly width: number; readonly elapsed: number };

export type Crossing = {
  /** Width of the picture. */
  readonly stage: number;
  /** Milliseconds from the start outside one edge to the end outside the other. */
  readonly duration: number;
  /** Pixels between two comments on a lane. */
  readonly gap: number;
};

/** Position of the front edge. It starts at `stage` and ends at minus the width. */
export function frontOf({ width, elapsed }: Runner, { stage, duration }: Crossing): number {
  return stage - ((stage + width) * elapsed) / duration;
}

/**
 * All comments take the same time, so wider ones are faster. Two comments overlap only if they overlap when the second
 * one enters or when the first one leaves, because both move at constant speed.
 */
export function isLaneFree(last: Runner | null, width: number, crossing: Crossing): boolean {
  if (!last || last.elapsed >= crossing.duration) return true;
  const { stage, duration, gap } = crossing;
  const isIn = frontOf(last, crossing) + last.width + gap <= stage;
  const left = duration - last.elapsed;
  return isIn && frontOf({ width, elapsed: left }, crossing) >= gap;
}

/** The topmost free lane, or -1. */
export function pickLane(
  lasts: readonly (Runner | null)[],
  width: number,
  crossing: Crossing,
): number {
  return lasts.findIndex((last) => isLaneFree(last, width, crossing));
}

export type Danmu = {
  readonly text: string;
  /** CSS colour. @default white */
  readonly color?: string | undefined;
  /** Seconds from the start. @default 0 */
  readonly time?: number | undefined;
};

const timeOf = ({ time = 0 }: Danmu): number => (Number.isFinite(time) ? time : 0);

export function sortDanmu(list: readonly Danmu[]): readonly Danmu[] {
  return [...list].sort((a, b) => timeOf(a) - timeOf(b));
}

/** Comments from `from` up to, but not including, `to`, so that playback shows none twice. */
export function passedBetween(sorted: readonly Danmu[], from: number, to: number) {
  return sorted.filter((danmu) => timeOf(danmu) >= from && timeOf(danmu) < to);
}
