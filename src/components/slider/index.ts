export { Slider, type SliderProps, type SliderRange } from './slider';
export { decimalsOf, keyValue, type Scale, stepValue } from './step-value';
