export { Cell, type CellProps } from './cell';
