import type { en } from './en';
import type * as calendar from './en-calendar';
import type * as choice from './en-choice';
import type * as content from './en-content';
import type { enLate } from './en-late';
import type * as gestures from './en-gestures';
import type * as layout from './en-layout';
import type * as lists from './en-lists';
import type * as media from './en-media';
import type * as overlays from './en-overlays';
import type * as picker from './en-picker';
import type * as pickerSheet from './en-picker-sheet';
import type * as rotation from './en-rotation';
import type * as swiper from './en-swiper';
import type * as text from './en-text';
import type * as upload from './en-upload';

/** The words of the components: one constant a component, several in a file. */
type Kit = typeof calendar &
  typeof choice &
  typeof content &
  typeof gestures &
  typeof layout &
  typeof lists &
  typeof media &
  typeof overlays &
  typeof picker &
  typeof pickerSheet &
  typeof rotation &
  typeof swiper &
  typeof text &
  typeof upload;

export type WordKey = keyof typeof en;
export type LateWordKey = keyof typeof enLate;
type Keys<Words> = { [Name in keyof Words]: keyof Words[Name] }[keyof Words];

/** All words of the kit in one language. A missing key is a compile error. */
export type AllWords = Readonly<Record<WordKey | LateWordKey | Keys<Kit>, string>>;
