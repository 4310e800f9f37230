import { followedAnchor } from '@/shared/followed-anchor';
import { hashOf } from '@/shared/url-hash';
import type { AppParts } from './app-parts';

/**
 * A link to the place where one is already shows it again, and the history hears nothing of it. Left to the browser, in
 * hash mode it is another address each time, since the page's own stands before the place, and makes an entry; Firefox
 * makes none, but drops the state of the one that is there, and so the pages below at the next reload.
 * Other places are shown too: the browser looks for the first of that name, which may be in a page below.
 */
export function followAnchors({ context, navigator }: AppParts): () => void {
  const { window, document } = context.env;

  const onClick = (event: MouseEvent) => {
    const link = followedAnchor(event, window.location);
    if (!link) return;
    if (hashOf(navigator.activePage().url) === link.hash) event.preventDefault();
    navigator.presenter.showPlace(link.closest('main') ?? document.body, link.hash);
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
