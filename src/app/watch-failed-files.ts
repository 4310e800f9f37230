import type { Navigator } from '@/router';
import { attempt } from '@/shared/attempt';
import { askAgain, isMarked, markFailed, mendStyles } from '@/shared/failed-styles';

/** Asks again for files that browsers and bundlers would keep as failed for the life of the document [S2.12]. */
export function watchFailedFiles(
  window: Window & typeof globalThis,
  { store, activePage }: Pick<Navigator, 'store' | 'activePage'>,
): () => void {
  const { document } = window;
  const onError = (event: Event) => {
    const link = event.target;
    if (!(link instanceof window.HTMLLinkElement)) return;
    if (link.rel.endsWith('preload')) forgetPreload(window, link);
    else if (isOurs(link)) void repeatSheet(event, link);
  };
  const mend = () => void mendStyles(document);
  // Error events of links do not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('online', mend);
  let shown = activePage().id;
  const unsubscribe = store.subscribe(() => {
    const { id } = activePage();
    if (id !== shown) mend();
    shown = id;
  });
  // Sheets of the document itself: by now they have come or failed, because module scripts wait for them.
  for (const link of document.querySelectorAll('link')) {
    if (isOurs(link) && isWithoutRules(link)) void askAgain(link);
  }
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('online', mend);
    unsubscribe();
  };
}

/**
 * WebKit keeps a module whose preload link failed, 404 or no network alike: every later import of it fails without a
 * request, and so does every import of what depends on it, even after a reload. A fetch of the same address makes it
 * forget, whatever the answer.
 */
function forgetPreload(window: Window, { href }: HTMLLinkElement): void {
  window.fetch(href).catch(() => {});
}

/**
 * A second request, before the bundler's loader hears of the failure: one lost connection fails no import. If it
 * fails too, the loader hears of it, and the sheet stays on record as missing.
 */
async function repeatSheet(event: Event, link: HTMLLinkElement): Promise<void> {
  event.stopImmediatePropagation();
  markFailed(link);
  const hasCome = await askAgain(link);
  // The link has left the document, so this listener does not hear the event.
  link.dispatchEvent(new Event(hasCome ? 'load' : 'error'));
}

/** Whoever sets `onerror` has a second request of their own: webpack's loader, React, a product's fallback. */
function isOurs(link: HTMLLinkElement): boolean {
  return link.rel === 'stylesheet' && !link.onerror && !isMarked(link);
}

/**
 * A failed sheet is null, or has no rules that a script may read. Only a request with CORS, which is what Vite writes,
 * lets a script read the rules of a sheet that has come from another origin.
 */
function isWithoutRules({ sheet, crossOrigin, disabled }: HTMLLinkElement): boolean {
  return crossOrigin !== null && !disabled && !attempt(() => sheet?.cssRules.length);
}
