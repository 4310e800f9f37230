import { isFound } from '@/pages/showcase/search';
import { apiKeywords } from './api-keywords';

type Described = { readonly name: string; readonly note: string };

/** Whether a search means this call, by its name, its description or another word for it. */
export function matchesApi(query: string, { name, note }: Described): boolean {
  return isFound(query, `${name} ${note} ${apiKeywords[name] ?? ''}`);
}
