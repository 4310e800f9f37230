export { decimalsOf, keyValue, stepValue } from '@/components/kit/step-value';
export { Slider } from './slider';
export type { SliderProps, SliderRange } from './slider-props';
