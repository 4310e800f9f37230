export { Tour, type TourCloseCause, type TourProps } from './tour';
export type { TourStep, TourTarget } from './tour-place';
