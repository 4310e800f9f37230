import type { Api, NoParams } from '@/platform/call/define';
import { defineStop } from '@/platform/device/define-sensor-api';
import { gyroscope } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startGyroscope. */
export const stopGyroscope: Api<NoParams, void> = defineStop('stopGyroscope', gyroscope);
