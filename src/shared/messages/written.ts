/** A title written as `%key%` stands for the word of that key; a key without a word is shown as it is. */
export function written(words: Readonly<Record<string, string>>, text: string): string {
  const key = /^%(.+)%$/.exec(text)?.[1];
  return key === undefined ? text : (words[key] ?? key);
}
