export { Grid, type GridProps } from './grid';
export { GridItem, type GridItemProps } from './grid-item';
