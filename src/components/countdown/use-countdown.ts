import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { roundUp } from './time-parts';

export type CountdownOptions = {
  time: number;
  end: number | undefined;
  now: number | undefined;
  /** The smallest visible unit, in milliseconds. */
  unit: number;
  autoStart: boolean;
  /** `onTick` writes to the DOM, so a tick does not render. */
  isDirect: boolean;
  onTick: (left: number) => void;
  onFinish: () => void;
};

export type CountdownState = 'running' | 'paused' | 'finished';

/** Smaller units use animation frames instead of a timer. */
const FRAME = 50;

export function useCountdown(options: CountdownOptions) {
  const { time, end, now, unit, autoStart } = options;
  // The difference between the clock of `end` and the device's clock.
  const ahead = useRef(0);
  const untilEnd = (at: number) => (end === undefined ? time : Math.max(0, end - at));
  const whole = () => untilEnd(Date.now() + ahead.current);
  const [left, setLeft] = useState(() => untilEnd(now ?? Date.now()));
  const [state, setState] = useState<CountdownState>(autoStart ? 'running' : 'paused');
  const [round, setRound] = useState(0);
  // `endAt` is the end while the countdown runs; `rest` is the remaining time while it does not.
  const endAt = useRef<number | null>(null);
  const rest = useRef(left);
  const shown = useRef(roundUp(left, unit));

  const show = (ms: number) => {
    rest.current = ms;
    const next = roundUp(ms, unit);
    if (next === shown.current) return;
    shown.current = next;
    if (!options.isDirect) setLeft(next);
    options.onTick(next);
  };

  const look = useEffectEvent((): number | null => {
    endAt.current ??= Date.now() + rest.current;
    const ms = Math.max(0, endAt.current - Date.now());
    show(ms);
    if (ms > 0) return ms - (shown.current - unit);
    endAt.current = null;
    setLeft(0);
    setState('finished');
    options.onFinish();
    return null;
  });

  useEffect(() => {
    if (state !== 'running') return;
    let timer = 0;
    let frame = 0;
    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const go = () => {
      stop();
      // Stop in a hidden document. `visibilitychange` starts it again.
      if (document.hidden) return;
      const wait = look();
      if (wait === null) return;
      if (unit < FRAME) frame = requestAnimationFrame(go);
      else timer = window.setTimeout(go, Math.max(1, wait));
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', go);
    };
  }, [state, unit, round]);

  const begin = (next: CountdownState) => {
    endAt.current = null;
    rest.current = whole();
    shown.current = roundUp(rest.current, unit);
    setLeft(rest.current);
    setState(next);
    setRound((count) => count + 1);
  };

  const follow = useEffectEvent(() => begin(autoStart ? 'running' : 'paused'));
  const given = useRef<{ time: number; end: number | undefined; now: number | undefined }>(null);
  useEffect(() => {
    const before = given.current;
    given.current = { time, end, now };
    if (before?.now !== now) ahead.current = now === undefined ? 0 : now - Date.now();
    if (!before) return;
    if (before.time !== time || before.end !== end || before.now !== now) follow();
  }, [time, end, now]);

  return {
    left,
    state,
    start: () => {
      if (state !== 'paused') return;
      // The time to a fixed `end` also passes during a pause.
      if (end !== undefined) rest.current = whole();
      setState('running');
    },
    pause: () => {
      if (state !== 'running') return;
      if (endAt.current !== null) rest.current = Math.max(0, endAt.current - Date.now());
      endAt.current = null;
      setLeft(rest.current);
      setState('paused');
    },
    reset: () => begin(autoStart ? 'running' : 'paused'),
  };
}
