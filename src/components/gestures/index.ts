export type { Drag, DragEnd } from './drag';
export type { Axis } from './judge-drag';
export { mergeRefs, useMergedRefs } from '@/shared/merge-refs';
export type { Pinch, PinchEnd } from './pinch';
export { type DragOptions, useDrag } from './use-drag';
export { type PinchOptions, usePinch } from './use-pinch';
export { type PressOptions, usePress } from './use-press';
