export type { CodeKind } from './use-code-entry';
export { CodeInput, type CodeInputProps } from './code-input';
