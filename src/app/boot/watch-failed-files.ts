import type { Navigator } from '@/router';
import { attempt } from '@/shared/errors';
import { askAgain, isMarked, markFailed, mendStyles } from '@/shared/failed-styles';

/** Retries files whose failure browsers and bundlers would cache until the document reloads [S2.12]. */
export function watchFailedFiles(
  window: Window & typeof globalThis,
  { store, activePage }: Pick<Navigator, 'store' | 'activePage'>,
): () => void {
  const { document } = window;
  const onError = (event: Event) => {
    const link = event.target;
    if (!(link instanceof window.HTMLLinkElement)) return;
    if (link.rel.endsWith('preload')) refetchPreload(window, link);
    else if (shouldRetry(link)) void retryStyleSheet(event, link);
  };
  const retryMissingStyles = () => void mendStyles(document);
  // Error events of links do not bubble, so the listener captures them.
  window.addEventListener('error', onError, true);
  window.addEventListener('online', retryMissingStyles);
  let activeId = activePage().id;
  const unsubscribe = store.subscribe(() => {
    const { id } = activePage();
    if (id !== activeId) retryMissingStyles();
    activeId = id;
  });
  // Module scripts wait for the document's own style sheets, so these have loaded or failed by now.
  for (const link of document.querySelectorAll('link')) {
    if (shouldRetry(link) && hasNoRules(link)) void askAgain(link);
  }
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('online', retryMissingStyles);
    unsubscribe();
  };
}

/**
 * WebKit caches the failure of a preload link, whether the answer was 404 or the network was down. Every later import
 * of that module, or of a module that depends on it, fails without a request, even after a reload. A plain fetch of
 * the same URL clears the failure, whatever the server answers.
 */
function refetchPreload(window: Window, { href }: HTMLLinkElement): void {
  window.fetch(href).catch(() => {});
}

/**
 * Requests the sheet a second time before the bundler's loader receives the error. One lost connection then fails no
 * import. If the second request fails too, the loader receives the error and the sheet stays marked as missing.
 */
async function retryStyleSheet(event: Event, link: HTMLLinkElement): Promise<void> {
  event.stopImmediatePropagation();
  markFailed(link);
  const hasLoaded = await askAgain(link);
  // The link is no longer in the document, so the listener above does not receive this event.
  link.dispatchEvent(new Event(hasLoaded ? 'load' : 'error'));
}

/** Links with `onerror` are retried by their owner: webpack's loader, React, or a product's fallback. */
function shouldRetry(link: HTMLLinkElement): boolean {
  return link.rel === 'stylesheet' && !link.onerror && !isMarked(link);
}

/**
 * The sheet of a failed link is null, or has no rules that a script may read. Scripts may read the rules of a sheet
 * from another origin only if the link requested it with CORS. Vite always adds `crossorigin`.
 */
function hasNoRules({ sheet, crossOrigin, disabled }: HTMLLinkElement): boolean {
  return crossOrigin !== null && !disabled && !attempt(() => sheet?.cssRules.length);
}
