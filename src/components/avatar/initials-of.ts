const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** Two letters that stand for a name: of its first and last word; of a name in Han, Kana or Hangul its last two. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  if (CJK.test(first)) return Array.from(words.join('')).slice(-2).join('');
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last].map(letterOf).join('').toUpperCase();
}

/** A whole character, not half of one; a bracket or a quote before it is passed over. */
function letterOf(word: string): string {
  const characters = Array.from(word);
  return characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
}
