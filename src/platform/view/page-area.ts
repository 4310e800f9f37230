import type { Env } from '@/platform/call/env';

/** A page as those who measure see it. */
export type PageArea = {
  /** What is looked through for selectors. */
  readonly root: ParentNode;
  /** What scrolls; null where there is no such page, and the document is looked at instead. */
  readonly scroller: HTMLElement | null;
};

export function pageAreaOf({ document, window }: Env, pageId: string | undefined): PageArea {
  const selector = `[data-page-id="${window.CSS.escape(pageId ?? '')}"]`;
  const root = pageId === undefined ? null : document.querySelector(selector);
  return { root: root ?? document, scroller: root?.querySelector('main') ?? null };
}
