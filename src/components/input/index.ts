export type { InputType } from './field-kind';
export { Input, type InputProps } from './input';
