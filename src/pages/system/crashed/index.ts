export { Crashed, type CrashedProps } from './crashed';
