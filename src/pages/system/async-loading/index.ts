export { AsyncLoading } from './async-loading';
