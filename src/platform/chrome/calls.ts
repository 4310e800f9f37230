export * from './meta-and-refresh';
export { pageScrollTo, type PageScrollToParams } from './scroll';
export * from './side-windows';
