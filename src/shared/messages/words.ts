import type { en } from './en';
import type { enLate } from './en-late';

export type WordKey = keyof typeof en;
export type LateWordKey = keyof typeof enLate;

/** Every sentence of the product in one language; a missing key is a compile error. */
export type AllWords = Readonly<Record<WordKey | LateWordKey, string>>;
