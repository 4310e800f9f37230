export { decimalsOf, keyValue, stepValue } from '@/components/kit/step-value';
export { Slider, type SliderProps, type SliderRange } from './slider';
