import { createCompass, type Heading } from '@/platform/device/sensors';
import type { EventSource } from '@/platform/lazy-events';

export const compassChange: EventSource<Heading> = ({ shelf }, emit) =>
  shelf(createCompass).watch(emit);
