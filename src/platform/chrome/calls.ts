export * from './page';
export { pageScrollTo, type PageScrollToParams } from './scroll';
export * from './side-windows';
