export { AsyncError } from './async-error';
