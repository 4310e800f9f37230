import { readingsOf } from '@/platform/device/define-sensor-api';
import { compass, type Heading } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/call/listeners';

export const compassChange: EventSource<Heading> = readingsOf(compass);
