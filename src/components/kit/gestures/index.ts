export { mergeRefs, useMergedRefs } from '@/shared/merge-refs';
export type { Axis } from './browser-gestures';
export { type Contender, type Contest, contestOf, type EndCause, type Verdict } from './contest';
export {
  type Drag,
  type DragEnd,
  type DragOptions,
  useDrag,
} from './drag';
export { addPoint, rubberBand, speedOf, stretch, type TimedPoint } from './movement';
export { type Pinch, type PinchEnd, type PinchOptions, usePinch } from './pinch';
export { type PressOptions, usePress } from './press';
export { useRepeatPress } from './repeat-press';
