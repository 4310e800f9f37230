import type { Fail } from '@/platform/call/check';
import { isElementTarget, pageElement } from '@/platform/call/element';
import type { Env } from '@/platform/call/env';
import { PAGE_CONTENT } from '@/shared/page-content';

/** A page, for calls that search or measure it. */
export type PageArea = {
  /** The element in which selectors search. */
  readonly root: ParentNode;
  /** The scrolling element. Null if there is no such page: then the document counts. */
  readonly scroller: HTMLElement | null;
};

/** Characters of a wrong selector that its error shows. */
const MAX_EXCERPT = 200;

export function pageAreaOf(env: Env, pageId: string | undefined): PageArea {
  const root = pageElement(env, pageId);
  return { root: root ?? env.document, scroller: root?.querySelector(PAGE_CONTENT) ?? null };
}

/** All matches of a selector, or the given element. An empty ref gives an empty list. */
export function findAll(
  root: ParentNode,
  target: unknown,
  name: string,
  fail: Fail,
): readonly Element[] {
  if (!isElementTarget(target))
    throw fail('invalid', `parameter.${name} should be a selector, an element or a ref`);
  if (typeof target !== 'string') {
    const element = 'current' in target ? target.current : target;
    return element ? [element] : [];
  }
  try {
    return [...root.querySelectorAll(target)];
  } catch (cause) {
    const excerpt = target.slice(0, MAX_EXCERPT);
    throw fail('invalid', `parameter.${name} is not a selector: ${excerpt}`, cause);
  }
}

export function datasetOf(element: Element): Readonly<Record<string, string | undefined>> {
  return 'dataset' in element ? { ...(element as HTMLElement).dataset } : {};
}
