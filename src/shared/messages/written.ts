/** Replaces a title such as `%key%` by the word of that key. Without such a word the title is the key. */
export function written(words: Readonly<Record<string, string>>, text: string): string {
  const key = /^%(.+)%$/.exec(text)?.[1];
  return key === undefined ? text : (words[key] ?? key);
}
