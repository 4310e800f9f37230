import { type Api, defineApi } from '@/platform/define-api';
import { createCompass } from '@/platform/device/sensors';
import { checkSensor, startSensor, type StartSensorParams } from '@/platform/device/start-sensor';

export type StartCompassParams = StartSensorParams;

/** Turns the compass on, for onCompassChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startCompass: Api<StartCompassParams, void> = defineApi('startCompass', {
  check: checkSensor,
  run: ({ env, shelf }, { interval }, fail) =>
    startSensor(
      env,
      shelf(createCompass),
      { what: 'compass', event: 'DeviceOrientationEvent', interval },
      fail,
    ),
});
