export { AsyncError, type AsyncErrorProps } from './async-error';
