export { Stepper, type StepperProps } from './stepper';
export type { StepperValueOptions } from './use-stepper';
