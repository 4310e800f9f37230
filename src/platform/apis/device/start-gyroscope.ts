import type { Api } from '@/platform/call/define';
import { defineStart, type StartSensorParams } from '@/platform/device/define-sensor-api';
import { gyroscope } from '@/platform/device/sensors';

export type StartGyroscopeParams = StartSensorParams;

/** Turns the gyroscope on, for onGyroscopeChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startGyroscope: Api<StartGyroscopeParams, void> = defineStart(
  'startGyroscope',
  gyroscope,
);
