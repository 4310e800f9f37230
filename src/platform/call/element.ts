import type { Env } from './env';

/** An id, an element, or a ref to one. */
export type ElementTarget = string | Element | { readonly current: Element | null };

/** Looks for an id inside its page first, because the same page may be in the stack twice. */
export function findElement(
  { document, window }: Env,
  target: ElementTarget,
  pageId: string | undefined,
): Element | null {
  if (typeof target !== 'string') return 'current' in target ? target.current : target;
  const page = pageId && document.querySelector(`[data-page-id="${window.CSS.escape(pageId)}"]`);
  const inPage = page && page.querySelector(`[id="${window.CSS.escape(target)}"]`);
  return inPage || document.getElementById(target);
}

export function isElementTarget(value: unknown): value is ElementTarget {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && ('current' in value || 'nodeType' in value);
}
