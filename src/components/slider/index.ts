export { Slider, type SliderProps, type SliderRange } from './slider';
export { decimalsOf, keyValue, stepValue } from './step-value';
