import type { Api } from '@/platform/call/define';
import { defineStart, type StartSensorParams } from '@/platform/device/define-sensor-api';
import { accelerometer } from '@/platform/device/sensors';

export type StartAccelerometerParams = StartSensorParams;

/** Turns the accelerometer on, for onAccelerometerChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startAccelerometer: Api<StartAccelerometerParams, void> = defineStart(
  'startAccelerometer',
  accelerometer,
);
