export type { InputType } from './input';
export { Input, type InputProps } from './input';
