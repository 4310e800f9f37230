import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';
import type { Sensor } from './sensor';

/** A browser that has the event but no sensor often says nothing at all. */
const PATIENCE = 1500;

type Wanted = {
  readonly what: string;
  readonly event: 'DeviceMotionEvent' | 'DeviceOrientationEvent';
  /** Milliseconds. */
  readonly interval: number;
};

/**
 * Asks for the permission that iOS wants, which it grants only after a tap, unless that was begun already; and for a
 * first reading.
 */
export async function startSensor<Reading>(
  { window, document }: Env,
  sensor: Sensor<Reading>,
  { what, event, interval }: Wanted,
  fail: Fail,
  begun: unknown,
): Promise<void> {
  const known = window[event] as { readonly requestPermission?: Asking } | undefined;
  if (!known) throw fail('unsupported', `this browser has no ${what}`);
  const asked = (begun as ReturnType<Asking>) ?? known.requestPermission?.();
  const answer = await asked?.catch((cause: unknown) => {
    throw fail('denied', `the ${what} is asked for by a tap`, cause);
  });
  if (answer === 'denied') throw fail('denied', `the visitor did not allow the ${what}`);
  sensor.start(interval);
  // Hidden pages get no readings.
  if (document.hidden || (await sensor.answers(PATIENCE))) return;
  throw fail('unsupported', `this device has no ${what}`);
}

type Asking = () => Promise<'granted' | 'denied'> | undefined;
