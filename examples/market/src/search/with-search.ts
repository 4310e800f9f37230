import { normalise } from './normalise.ts';

const MOST = 8;

/** The newest search is the first, and each is there once. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (!text) return searches;
  const others = searches.filter((one) => normalise(one) !== normalise(text));
  return [text, ...others].slice(0, MOST);
}
