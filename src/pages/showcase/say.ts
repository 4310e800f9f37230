import { isolated } from './words';

/** Makes the texts of the route table before any page has loaded: titles and the tab bar. */
type Say = (en: string, zh: string, ar?: string) => string;

/** Each text becomes a word of the app with its English as the key, so it follows the language. */
export function createSay() {
  const en: Record<string, string> = {};
  const zh: Record<string, string> = {};
  const ar: Record<string, string> = {};
  const say: Say = (english, chinese, arabic) => {
    en[english] = english;
    zh[english] = chinese;
    // Without an Arabic text, the English one must keep its order on an Arabic page.
    ar[english] = arabic ?? isolated({ english }).english;
    return `%${english}%`;
  };
  return { say, words: { en, zh, ar } };
}
