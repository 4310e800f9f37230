export { Textarea, type TextareaProps } from './textarea';
export type { LineChange } from './use-lines';
