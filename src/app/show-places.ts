import { type Page, SCROLL_KEY } from '@/router';
import { hashOf } from '@/shared/url-hash';
import type { AppParts } from './app-parts';

/**
 * Goes to the place that an opened address names. A browser looks for it when the document has come, and the page is
 * drawn later. What a reload gives back, or the visitor has scrolled already, stays.
 */
export function showPlaces({ navigator, context }: AppParts): () => void {
  const { document, window } = context.env;
  const { lifecycle, memory, activePage, presenter } = navigator;

  const show = ({ id, url }: Page) => {
    const hash = hashOf(url);
    if (!hash || memory.read(id, SCROLL_KEY) !== undefined) return;
    const element = document.querySelector(`[data-page-id="${window.CSS.escape(id)}"] main`);
    presenter.showPlace(element, hash);
  };

  show(activePage());
  return lifecycle.observe(({ type, page, reason }) => {
    const isTab = reason === 'tab';
    // A tab that is kept has been elsewhere, but whoever names a place wants to go there.
    if (isTab && hashOf(page.url)) memory.write(page.id, SCROLL_KEY, undefined);
    // Again when it stands still: its code may have come while it moved.
    if (isTab || type === 'load' || type === 'ready') show(page);
  });
}
