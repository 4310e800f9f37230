import { readingsOf } from '@/platform/device/define-sensor-api';
import { accelerometer, type Vector } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/call/listeners';

export const accelerometerChange: EventSource<Vector> = readingsOf(accelerometer);
