export { Denied } from './denied';
