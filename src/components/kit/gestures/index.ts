export { mergeRefs, useMergedRefs } from '@/shared/merge-refs';
export { type Contender, type Contest, contestOf, type EndCause } from './contest';
export {
  type Axis,
  type Drag,
  type DragEnd,
  type DragOptions,
  useDrag,
  type Verdict,
} from './drag';
export { addPoint, rubberBand, speedOf, stretch, type TimedPoint } from './movement';
export { type Pinch, type PinchEnd, type PinchOptions, usePinch } from './pinch';
export { type PressOptions, usePress } from './press';
export { useRepeatPress } from './repeat-press';
