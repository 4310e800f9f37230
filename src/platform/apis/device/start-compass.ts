import type { Api } from '@/platform/call/define';
import { defineStart, type StartSensorParams } from '@/platform/device/define-sensor-api';
import { compass } from '@/platform/device/sensors';

export type StartCompassParams = StartSensorParams;

/** Turns the compass on, for onCompassChange. On iOS it must be called from a tap, for the visitor is asked. */
export const startCompass: Api<StartCompassParams, void> = defineStart('startCompass', compass);
