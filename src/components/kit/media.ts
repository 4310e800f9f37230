import { type RefObject, useEffect, useState } from 'react';

export type MediaState = {
  readonly paused: boolean;
  readonly ended: boolean;
  /** True once it has played its current source. */
  readonly started: boolean;
  /** It should play, but has no data yet. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly rate: number;
  /** Seconds. 0 for a live stream, and until the duration is known. */
  readonly duration: number;
};

const EVENTS = [
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'canplay', 'error', 'emptied', 'seeking'],
  ...['seeked', 'volumechange', 'ratechange', 'durationchange', 'loadedmetadata', 'loadeddata'],
];

const before: MediaState = {
  ...{ paused: true, ended: false, started: false, waiting: false, failed: false, muted: false },
  ...{ volume: 1, rate: 1, duration: 0 },
};

/** The state of a native video or audio, read at each of its events. The element is the only source of this state. */
export function useMedia(ref: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(before);
  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const stop = new AbortController();
    const read = () => {
      const next = stateOf(media);
      setState((old) => (isSame(old, next) ? old : next));
    };
    for (const type of EVENTS) media.addEventListener(type, read, { signal: stop.signal });
    read();
    return () => stop.abort();
  }, [ref]);
  return state;
}

function stateOf(media: HTMLMediaElement): MediaState {
  const { paused, ended, muted, volume, duration, error } = media;
  return {
    ...{ paused, ended, muted, volume },
    started: !paused || media.played.length > 0,
    waiting: !paused && !ended && !error && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    failed: error !== null,
    rate: media.playbackRate,
    duration: Number.isFinite(duration) ? duration : 0,
  };
}

function isSame(a: MediaState, b: MediaState): boolean {
  return (Object.keys(a) as (keyof MediaState)[]).every((key) => a[key] === b[key]);
}

const TIMES = ['timeupdate', 'seeking', 'seeked', 'durationchange', 'emptied', 'progress', 'ended'];

/** The position and the loaded part, in seconds. A separate hook, because they change four times a second. */
export function useMediaTime(ref: RefObject<HTMLMediaElement | null>) {
  const [time, setTime] = useState({ now: 0, loaded: 0 });
  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const stop = new AbortController();
    const read = () => {
      const next = { now: media.currentTime, loaded: loadedTo(media) };
      setTime((old) => (old.now === next.now && old.loaded === next.loaded ? old : next));
    };
    for (const type of TIMES) media.addEventListener(type, read, { signal: stop.signal });
    read();
    return () => stop.abort();
  }, [ref]);
  return time;
}

/** The end of the buffered range that contains the current time. */
export function loadedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime)
      return buffered.end(index);
  }
  return 0;
}

/** 5 gives 0:05, and 3905 gives 1:05:05. An unknown or infinite time gives 0:00. */
export function mediaTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
