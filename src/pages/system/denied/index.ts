export { Denied, type DeniedProps } from './denied';
