import { type Api, defineApi } from '@/platform/define-api';
import { createGyroscope } from '@/platform/device/sensors';
import { checkSensor, startSensor, type StartSensorParams } from '@/platform/device/start-sensor';

export type StartGyroscopeParams = StartSensorParams;

/** Turns the gyroscope on, for onGyroscopeChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startGyroscope: Api<StartGyroscopeParams, void> = defineApi('startGyroscope', {
  check: checkSensor,
  run: ({ env, shelf }, { interval }, fail) =>
    startSensor(
      env,
      shelf(createGyroscope),
      { what: 'gyroscope', event: 'DeviceMotionEvent', interval },
      fail,
    ),
});
