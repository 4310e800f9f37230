import { isFound } from '@/pages/showcase/search';
import { componentKeywords } from './component-keywords';

type Described = { readonly name: string; readonly title: string; readonly note: string };

/** Whether a search means this component, by its name, its description or another word for it. */
export function matchesComponent(query: string, { name, title, note }: Described): boolean {
  return isFound(query, `${title} ${note} ${componentKeywords[name] ?? ''}`);
}
