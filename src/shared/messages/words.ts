import type { en } from './en';
import type { enLate } from './en-late';

/** The words of the components: one constant a component, several in a file. */
type Kit = typeof import('./en-calendar') &
  typeof import('./en-choice') &
  typeof import('./en-content') &
  typeof import('./en-gestures') &
  typeof import('./en-lists') &
  typeof import('./en-media') &
  typeof import('./en-overlays') &
  typeof import('./en-picker') &
  typeof import('./en-picker-sheet') &
  typeof import('./en-swiper') &
  typeof import('./en-text') &
  typeof import('./en-upload');

export type WordKey = keyof typeof en;
export type LateWordKey = keyof typeof enLate;
type Keys<Words> = { [Name in keyof Words]: keyof Words[Name] }[keyof Words];

/** All words of the kit in one language. A missing key is a compile error. */
export type AllWords = Readonly<Record<WordKey | LateWordKey | Keys<Kit>, string>>;
