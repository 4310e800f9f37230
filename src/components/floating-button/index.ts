export type { FloatingAxis, FloatingOffset } from './use-bubble';
export { type FloatingAction, FloatingButton, type FloatingButtonProps } from './floating-button';
