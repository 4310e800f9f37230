export { Ellipsis, type EllipsisPosition, type EllipsisProps } from './ellipsis';
