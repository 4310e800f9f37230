export type { FloatingAxis, FloatingOffset } from './use-bubble';
export { FloatingButton, type FloatingButtonProps } from './floating-button';
