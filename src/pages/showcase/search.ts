/** Words without meaning for a search. */
const fillers = new Set(
  [
    'a an and by do for from how i in into is it my of on or the to use want with',
    'api app call component control element function mobile phone react ui widget',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Whether a text matches a query: each word of the query begins a word of the text, in any order. Names
 * count by their parts and as a whole, so `tab bar`, `tabbar` and `TabBar` are one query. Text in a language without
 * spaces is searched as it is.
 */
export function isFound(query: string, text: string): boolean {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return true;
  if (wordsOf(text).join('').includes(wanted.map(singular).join(''))) return true;
  const telling = wanted.filter((word) => !fillers.has(singular(word)));
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

function singular(word: string): string {
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
