export { en } from './en';
export { enLate } from './en-late';
export { loadWords } from './load-words';
export { type BuiltInLocale, type KitLocale, type Locale, locales } from './locales';
export { createMessages, type Messages, type MessagesState } from './messages';
export type { OwnWords } from './own-words';
export { directionOf, localeOfPhone, offeredLocales, resolveLocale } from './resolve-locale';
export { type Translate, translate, written } from './translate';
export type { AllWords, LateWordKey, WordKey } from './words';
