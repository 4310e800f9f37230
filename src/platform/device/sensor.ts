import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';
import { inTime } from '@/platform/call/timers';
import type { SensorPermission } from './begin-in-tap';

/** How the readings of a sensor arrive. */
export type SensorInput<Reading> = {
  /** The window's event. */
  readonly event: string;
  /** Null if the device has no such sensor: some browsers then send an empty event. */
  readonly read: (event: Event) => Reading | null;
};

export type Sensor<Reading> = {
  /** Emits at most one reading per `interval` milliseconds. */
  start(interval: number): void;
  stop(): void;
  /** Counts the calls of stop(). */
  stops(): number;
  /** Returns a function that ends it. */
  watch(emit: (reading: Reading) => void): () => void;
  /** Whether a reading arrives within `ms`. */
  hasReading(ms: number): Promise<boolean>;
};

/** The facts about a sensor that its messages and its permission need. */
export type SensorFacts = {
  readonly name: string;
  /** The class that asks for permission on iOS. */
  readonly permission: 'DeviceMotionEvent' | 'DeviceOrientationEvent';
};

/** Milliseconds between two readings of `interval: 'normal'`. */
const NORMAL_INTERVAL = 200;

/** Milliseconds. A browser that has the event but no sensor often sends nothing. */
const FIRST_READING_TIME = 1500;

/** Sensors cost power, so this listens only while a listener exists and the page is visible. */
export function createSensor<Reading>(env: Env, input: SensorInput<Reading>): Sensor<Reading> {
  const { window, document, now } = env;
  let interval = NORMAL_INTERVAL;
  let isStopped = false;
  let stops = 0;
  let emit: ((reading: Reading) => void) | null = null;
  let stopListening: (() => void) | null = null;

  const listen = () => {
    let last = Number.NEGATIVE_INFINITY;
    const onEvent = (event: Event) => {
      const reading = input.read(event);
      // Devices send up to 5 ms early.
      if (reading === null || now() - last < interval - 5) return;
      last = now();
      emit?.(reading);
    };
    window.addEventListener(input.event, onEvent);
    return () => window.removeEventListener(input.event, onEvent);
  };

  const update = () => {
    const isWanted = emit !== null && !isStopped && !document.hidden;
    if (isWanted === (stopListening !== null)) return;
    stopListening?.();
    stopListening = isWanted ? listen() : null;
  };

  return {
    start: (ms) => {
      interval = ms;
      isStopped = false;
      update();
    },
    stop: () => {
      isStopped = true;
      stops += 1;
      update();
    },
    stops: () => stops,
    watch: (next) => {
      emit = next;
      document.addEventListener('visibilitychange', update);
      update();
      return () => {
        emit = null;
        document.removeEventListener('visibilitychange', update);
        update();
      };
    },
    hasReading: (ms) =>
      inTime(env, { ms, late: () => false }, (signal) => {
        const options = { once: true, signal };
        return new Promise((resolve) => {
          const onEvent = (event: Event) => resolve(input.read(event) !== null);
          window.addEventListener(input.event, onEvent, options);
        });
      }),
  };
}

type PermissionAsker = {
  readonly requestPermission?: () => Promise<SensorPermission> | undefined;
};

/** Starts the sensor: asks for permission on iOS unless the tap already did, and waits for a first reading. */
export async function startSensor<Reading>(
  { window, document }: Env,
  sensor: Sensor<Reading>,
  { name, permission, interval }: SensorFacts & { readonly interval: number },
  fail: Fail,
  begun: Promise<SensorPermission> | undefined,
): Promise<void> {
  const asker = window[permission] as PermissionAsker | undefined;
  if (!asker) throw fail('unsupported', `this browser has no ${name}`);
  const stops = sensor.stops();
  const answer = await (begun ?? asker.requestPermission?.())?.catch((cause: unknown) => {
    throw fail('denied', `iOS asks for the ${name} only in a tap: start it in a tap`, cause);
  });
  if (answer === 'denied') {
    const advice = 'iOS asks again after the user has closed and reopened the browser';
    throw fail('denied', `the user did not allow the ${name}: ${advice}`);
  }
  // The user may answer long after the product has stopped the sensor.
  if (sensor.stops() !== stops) throw fail('abort', `the ${name} was stopped before it started`);
  sensor.start(interval);
  // Browsers send no readings to hidden pages.
  if (document.hidden || (await sensor.hasReading(FIRST_READING_TIME))) return;
  throw fail('unsupported', `this device has no ${name}`);
}
