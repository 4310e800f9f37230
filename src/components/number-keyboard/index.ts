export type { NumberKeyboardType } from './keys';
export { NumberKeyboard, type NumberKeyboardProps } from './number-keyboard';
