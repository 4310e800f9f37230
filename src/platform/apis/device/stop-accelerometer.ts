import type { Api, NoParams } from '@/platform/call/define';
import { defineStop } from '@/platform/device/define-sensor-api';
import { accelerometer } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startAccelerometer. */
export const stopAccelerometer: Api<NoParams, void> = defineStop(
  'stopAccelerometer',
  accelerometer,
);
