import { readingsOf } from '@/platform/device/define-sensor-api';
import { gyroscope, type Vector } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/call/listeners';

export const gyroscopeChange: EventSource<Vector> = readingsOf(gyroscope);
