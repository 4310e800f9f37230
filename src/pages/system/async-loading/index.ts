export { AsyncLoading, type AsyncLoadingProps } from './async-loading';
