import type { Api, NoParams } from '@/platform/call/define';
import { defineStop } from '@/platform/device/define-sensor-api';
import { compass } from '@/platform/device/sensors';

/** Listeners stay, and hear of it again after startCompass. */
export const stopCompass: Api<NoParams, void> = defineStop('stopCompass', compass);
