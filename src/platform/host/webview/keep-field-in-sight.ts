import type { Env } from '@/platform/call/env';
import { isTyping } from '@/platform/device/watch-keyboard';

const INSET = '--portico-keyboard-inset';

/**
 * Some Android web views let the keyboard cover the page, and only move what is seen of it. How much is covered stands
 * in a variable, for what is fixed to the bottom, and the field that is typed into is brought back in sight.
 */
export function keepFieldInSight({ window, document }: Env): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const { style } = document.documentElement;
  let covered = 0;

  const look = () => {
    const { scale, offsetTop, height } = viewport;
    // While zoomed in the visitor moves the view himself.
    const isCovered = scale <= 1.01 && isTyping(document.activeElement);
    const now = isCovered ? Math.max(0, Math.round(window.innerHeight - height - offsetTop)) : 0;
    if (now === covered) return;
    const isMore = now > covered;
    covered = now;
    style.setProperty(INSET, `${now}px`);
    if (isMore) document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, look);
  // This code comes after the first screen: the keyboard may have been faster.
  look();
  return () => {
    for (const type of ['resize', 'scroll']) viewport.removeEventListener(type, look);
    style.removeProperty(INSET);
  };
}
