export { en } from './en';
export { enLate } from './en-late';
export { type BuiltInLocale, type Locale, locales, loadWords } from './load-words';
export { createMessages, type Messages, type MessagesState } from './messages';
export type { OwnWords } from './own-words';
export { directionOf, resolveLocale } from './resolve-locale';
export { type Translate, translate } from './translate';
export type { LateWordKey, WordKey } from './words';
export { written } from './written';
