import type { Env } from './env';

/** An id, an element, or a ref to one. */
export type ElementTarget = string | Element | { readonly current: Element | null };

/** The element of a page. Null without a page. */
export function pageElement(
  { document, window }: Env,
  pageId: string | undefined,
): HTMLElement | null {
  return document.querySelector(`[data-page-id="${window.CSS.escape(pageId ?? '')}"]`);
}

/** Looks for an id inside its page first, because the same page may be in the stack twice. */
export function findElement(
  env: Env,
  target: ElementTarget,
  pageId: string | undefined,
): Element | null {
  if (typeof target !== 'string') return 'current' in target ? target.current : target;
  const id = `[id="${env.window.CSS.escape(target)}"]`;
  return pageElement(env, pageId)?.querySelector(id) ?? env.document.querySelector(id);
}

export function isElementTarget(value: unknown): value is ElementTarget {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && ('current' in value || 'nodeType' in value);
}
