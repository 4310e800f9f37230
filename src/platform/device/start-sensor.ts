import { checkParams, oneOf, optional } from '@/platform/check-params';
import type { Fail } from '@/platform/define-api';
import type { Env } from '@/platform/env';
import type { Sensor } from './sensor';

export type SensorInterval = 'game' | 'ui' | 'normal';

export type StartSensorParams = {
  /** How often readings come: every 20, 60 or 200 ms at most. @default 'normal' */
  readonly interval?: SensorInterval | undefined;
};

export const checkSensor = checkParams({
  interval: optional(oneOf('game', 'ui', 'normal'), 'normal'),
});

const INTERVALS = { game: 20, ui: 60, normal: 200 } as const;

/** A browser that has the event but no sensor often says nothing at all. */
const PATIENCE = 1500;

type Wanted = {
  readonly what: string;
  readonly event: 'DeviceMotionEvent' | 'DeviceOrientationEvent';
  readonly interval: SensorInterval;
};

/** Asks for the permission that iOS wants, which it grants only after a tap, and for a first reading. */
export async function startSensor<Reading>(
  { window, document }: Env,
  sensor: Sensor<Reading>,
  { what, event, interval }: Wanted,
  fail: Fail,
): Promise<void> {
  const known = window[event] as Asking | undefined;
  if (!known) throw fail('unsupported', `this browser has no ${what}`);
  const answer = await known.requestPermission?.().catch((cause: unknown) => {
    throw fail('denied', `the ${what} is asked for by a tap`, cause);
  });
  if (answer === 'denied') throw fail('denied', `the visitor did not allow the ${what}`);
  sensor.start(INTERVALS[interval]);
  // Hidden pages get no readings.
  if (document.hidden || (await sensor.answers(PATIENCE))) return;
  throw fail('unsupported', `this device has no ${what}`);
}

/** Only iOS asks. */
type Asking = { readonly requestPermission?: () => Promise<'granted' | 'denied'> };
