export { en } from './en';
export { enLate } from './en-late';
export { type Locale, locales, loadWords } from './load-words';
export {
  createMessages,
  type Messages,
  type MessagesState,
  type Translate,
  translate,
} from './messages';
export { type Direction, directionOf, resolveLocale } from './resolve-locale';
export type { AllWords, LateWordKey, WordKey } from './words';
