import { type Api, defineApi } from '@/platform/define-api';
import { createAccelerometer } from '@/platform/device/sensors';
import { checkSensor, startSensor, type StartSensorParams } from '@/platform/device/start-sensor';

export type StartAccelerometerParams = StartSensorParams;

/** Turns the accelerometer on, for onAccelerometerChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startAccelerometer: Api<StartAccelerometerParams, void> = defineApi(
  'startAccelerometer',
  {
    check: checkSensor,
    run: ({ env, shelf }, { interval }, fail) =>
      startSensor(
        env,
        shelf(createAccelerometer),
        { what: 'accelerometer', event: 'DeviceMotionEvent', interval },
        fail,
      ),
  },
);
