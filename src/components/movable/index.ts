export { MovableArea, type MovableAreaProps } from './movable-area';
export {
  type MovableChange,
  type MovableScale,
  type MovableSource,
  MovableView,
  type MovableViewProps,
} from './movable';
