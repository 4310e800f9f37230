export { Crashed } from './crashed';
