export type { CodeKind } from './code-edit';
export { CodeInput, type CodeInputProps } from './code-input';
