export type { StepStatus } from './step-status';
export { type Step, Steps, type StepsProps } from './steps';
