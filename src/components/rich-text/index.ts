export type { PictureRule } from './clean-content';
export type { RichTextNode } from './parse-inert';
export { RichText, type RichTextProps } from './rich-text';
export type { RichTextItem } from './rich-text';
