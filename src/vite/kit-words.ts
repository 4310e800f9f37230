import { en } from '../shared/messages/en';
import * as calendar from '../shared/messages/en-calendar';
import * as calendarDays from '../shared/messages/en-calendar-days';
import * as choice from '../shared/messages/en-choice';
import * as content from '../shared/messages/en-content';
import { enLate } from '../shared/messages/en-late';
import * as layout from '../shared/messages/en-layout';
import * as lists from '../shared/messages/en-lists';
import * as media from '../shared/messages/en-media';
import * as overlays from '../shared/messages/en-overlays';
import * as picker from '../shared/messages/en-picker';
import * as pickerSheet from '../shared/messages/en-picker-sheet';
import * as rotation from '../shared/messages/en-rotation';
import * as swiper from '../shared/messages/en-swiper';
import * as text from '../shared/messages/en-text';
import * as upload from '../shared/messages/en-upload';

const components = [
  ...[calendar, calendarDays, choice, content, layout, lists, media, overlays],
  ...[picker, pickerSheet, rotation, swiper, text, upload],
];

/** The keys of all words of Portico. A product replaces the word `ok` under the key `portico.ok`. */
export const kitWords: ReadonlySet<string> = new Set(
  [en, enLate, ...components.flatMap((file) => Object.values(file))].flatMap((words) =>
    Object.keys(words),
  ),
);
