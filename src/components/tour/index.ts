export { Tour, type TourProps } from './tour';
export type { TourStep, TourTarget } from './tour-place';
