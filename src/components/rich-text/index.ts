export type { PictureRule } from './allow-picture';
export type { RichTextNode } from './parse-inert';
export { RichText, type RichTextProps } from './rich-text';
export type { RichTextItem } from './use-actions';
