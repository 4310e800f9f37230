import { isMotionReduced } from '@/shared/browser';
import { DANMU_DURATION } from '@/shared/defaults';
import { type Crossing, pickLane } from './danmu-lanes';
import { type Danmu, passedBetween } from './danmu-list';

type Running = { readonly lane: number; readonly width: number; readonly motion: Animation };

/** How many lines may wait for a free lane; in a crowd the older ones of the list are left out. */
const QUEUE = 8;

export type DanmuStage = {
  readonly send: (danmu: Danmu) => void;
  readonly stop: () => void;
};

/** Texts that run over a video, in lanes. They stand while it stands, and a jump takes them away. */
export function attachDanmu(
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
