import { type Page, SCROLL_KEY } from '@/router';
import { followedAnchor } from '@/shared/clicks';
import { hashOf } from '@/shared/url-hash';
import type { AppParts } from '../boot/app-parts';
import { PAGE_CONTENT } from '@/shared/page-content';

/**
 * Scrolls an opened page to the element that the URL's fragment names. The browser looks for that element when the
 * document has loaded, but the page renders later. A remembered scroll offset wins over the fragment.
 */
export function scrollToFragments({ navigator, context }: AppParts): () => void {
  const { document, window } = context.env;
  const { lifecycle, memory, activePage, presenter } = navigator;

  const scrollToFragment = ({ id, url }: Page) => {
    const hash = hashOf(url);
    if (!hash || memory.read(id, SCROLL_KEY) !== undefined) return;
    const scroller = document.querySelector(
      `[data-page-id="${window.CSS.escape(id)}"] [data-page-content]`,
    );
    presenter.scrollToFragment(scroller, hash);
  };

  scrollToFragment(activePage());
  return lifecycle.observe(({ type, page, reason }) => {
    // A kept tab has a remembered offset, but this call of switchTab names an element.
    if (type === 'fragment') memory.write(page.id, SCROLL_KEY, undefined);
    // `ready` scrolls again after the transition, because the page's code may have loaded during it.
    const scrolls = type === 'fragment' || type === 'load' || type === 'ready' || reason === 'tab';
    if (scrolls) scrollToFragment(page);
  });
}

/**
 * Handles taps on links to a fragment. If the URL has that fragment already, the page scrolls there again and the
 * browser does not follow the link. In hash mode the browser would add an entry for each tap, because the page's URL
 * comes before the fragment. Firefox adds no entry, but drops the state of the current one, so the next reload would
 * lose the pages below.
 * Links to other fragments scroll the page of the link, because the browser scrolls to the first element with that id.
 * That element may be in a page below.
 */
export function followFragmentLinks({ context, navigator }: AppParts): () => void {
  const { window, document } = context.env;

  const onClick = (event: MouseEvent) => {
    const link = followedAnchor(event, window.location);
    if (!link) return;
    if (hashOf(navigator.activePage().url) === link.hash) event.preventDefault();
    navigator.presenter.scrollToFragment(link.closest(PAGE_CONTENT) ?? document.body, link.hash);
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
