import { createGyroscope, type Vector } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/lazy-events';

export const gyroscopeChange: EventSource<Vector> = ({ shelf }, emit) =>
  shelf(createGyroscope).watch(emit);
