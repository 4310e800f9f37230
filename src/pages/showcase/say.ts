import { isolated } from './words';

/** For what the route table says before any page is there: titles, the tab bar. */
export type Say = (en: string, zh: string) => string;

/** Each saying becomes a word of the app's own, and is written as its key: so it follows the language. */
export function createSay() {
  const en: Record<string, string> = {};
  const zh: Record<string, string> = {};
  const ar: Record<string, string> = {};
  const say: Say = (english, chinese) => {
    en[english] = english;
    zh[english] = chinese;
    // The showcase speaks no Arabic, but its English must stand in order there.
    ar[english] = isolated({ english }).english;
    return `%${english}%`;
  };
  return { say, messages: { en, 'zh-Hans': zh, ar } };
}
