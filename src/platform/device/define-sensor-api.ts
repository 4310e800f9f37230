import { checkNothing, checkParams, oneOf, optional } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import type { Sensor } from './sensor';
import { startSensor } from './start-sensor';

export type StartSensorParams = {
  /** How often readings come: every 20, 60 or 200 ms at most. @default 'normal' */
  readonly interval?: 'game' | 'ui' | 'normal' | undefined;
};

export type SensorPart<Reading> = {
  readonly what: string;
  /** What iOS asks the visitor for. */
  readonly event: 'DeviceMotionEvent' | 'DeviceOrientationEvent';
  readonly create: (context: PlatformContext) => Sensor<Reading>;
};

const INTERVALS = { game: 20, ui: 60, normal: 200 } as const;

const check = checkParams({ interval: optional(oneOf('game', 'ui', 'normal'), 'normal') });

export function defineStart<Reading>(
  name: string,
  { create, ...about }: SensorPart<Reading>,
): Api<StartSensorParams, void> {
  return defineApi(name, {
    check,
    run: ({ env, shelf }, { interval }, fail, { begun }) =>
      startSensor(env, shelf(create), { ...about, interval: INTERVALS[interval] }, fail, begun),
  });
}

export function defineStop<Reading>(
  name: string,
  { create }: SensorPart<Reading>,
): Api<NoParams, void> {
  return defineApi(name, { check: checkNothing, run: ({ shelf }) => shelf(create).stop() });
}

export function readingsOf<Reading>({ create }: SensorPart<Reading>): EventSource<Reading> {
  return ({ shelf }, emit) => shelf(create).watch(emit);
}
