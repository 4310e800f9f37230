export type { FloatingAxis, FloatingOffset } from './bubble-model';
export { type FloatingAction, FloatingButton, type FloatingButtonProps } from './floating-button';
