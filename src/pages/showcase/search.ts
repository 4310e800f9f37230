/**
 * Whether a text matches a query: each word of the query begins a word of the text, in any order. Names count by their
 * parts and as a whole, so `tab bar`, `tabbar` and `TabBar` are one query. Text in a language without spaces is searched
 * as it is.
 */
export function isFound(query: string, text: string): boolean {
  const wanted = wordsOf(query);
  const words = wordsOf(text);
  return (
    words.join('').includes(wanted.join('')) ||
    wanted.every((word) => words.some((other) => other.startsWith(word)))
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
