import { createAccelerometer, type Vector } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/lazy-events';

export const accelerometerChange: EventSource<Vector> = ({ shelf }, emit) =>
  shelf(createAccelerometer).watch(emit);
