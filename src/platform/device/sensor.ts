import type { Env } from '@/platform/call/env';

export type SensorKind<Reading> = {
  /** The event of the window that brings its readings. */
  readonly event: string;
  /** Null when the device has no such sensor: some browsers say so with an empty event. */
  readonly read: (event: Event) => Reading | null;
};

export type Sensor<Reading> = {
  /** Readings come at most once in so many milliseconds. */
  start(interval: number): void;
  stop(): void;
  /** Returns its end. */
  watch(emit: (reading: Reading) => void): () => void;
  /** Whether a reading arrives in that time. */
  answers(patience: number): Promise<boolean>;
};

/** What `interval: 'normal'` means. */
const NORMAL = 200;

/** Listens to the device only while somebody wants its readings, and not while nobody looks: sensors cost power. */
export function createSensor<Reading>(env: Env, kind: SensorKind<Reading>): Sensor<Reading> {
  const { window, document, now, after } = env;
  let interval = NORMAL;
  let stopped = false;
  let emit: ((reading: Reading) => void) | null = null;
  let unlisten: (() => void) | null = null;

  const listen = () => {
    let last = Number.NEGATIVE_INFINITY;
    const onEvent = (event: Event) => {
      const reading = kind.read(event);
      // Devices do not keep exact time either.
      if (reading === null || now() - last < interval - 5) return;
      last = now();
      emit?.(reading);
    };
    window.addEventListener(kind.event, onEvent);
    return () => window.removeEventListener(kind.event, onEvent);
  };

  const turn = () => {
    const wanted = emit !== null && !stopped && !document.hidden;
    if (wanted === (unlisten !== null)) return;
    unlisten?.();
    unlisten = wanted ? listen() : null;
  };

  return {
    start: (ms) => {
      interval = ms;
      stopped = false;
      turn();
    },
    stop: () => {
      stopped = true;
      turn();
    },
    watch: (next) => {
      emit = next;
      document.addEventListener('visibilitychange', turn);
      turn();
      return () => {
        emit = null;
        document.removeEventListener('visibilitychange', turn);
        turn();
      };
    },
    answers: (patience) =>
      new Promise((resolve) => {
        const settle = (answer: boolean) => {
          cancel();
          window.removeEventListener(kind.event, onEvent);
          resolve(answer);
        };
        const onEvent = (event: Event) => settle(kind.read(event) !== null);
        const cancel = after(patience, () => settle(false));
        window.addEventListener(kind.event, onEvent);
      }),
  };
}
