/** Words without meaning for a search. */
const fillers = new Set('a an and by for from in into of on or the to with'.split(' '));

/**
 * Whether a text matches a query: each word of the query begins a word of the text, in any order. Names
 * count by their parts and as a whole, so `tab bar`, `tabbar` and `TabBar` are one query. Text in a language without
 * spaces is searched as it is.
 */
export function isFound(query: string, text: string): boolean {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return true;
  if (joined(text).includes(joined(query))) return true;
  const telling = wanted.filter((word) => !fillers.has(word));
  const words = wordsOf(text);
  return (telling.length > 0 ? telling : wanted).every((word) =>
    words.some((other) => other.startsWith(singular(word))),
  );
}

/** `showTabBar: a bar` gives show, tab, bar, a, bar. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function joined(text: string): string {
  return wordsOf(text).join('');
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
