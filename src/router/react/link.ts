import { type MouseEvent, useContext } from 'react';
import { hashOf, withoutHash } from '@/shared/url-hash';
import { isRefusal } from '../core/refusal';
import type { Navigator } from '../navigation/navigator';
import type { LinkTarget } from '../routes/target';
import { NavigatorContext, PageContext, type PageScope } from './page-context';

type LinkProps = {
  readonly href: string | undefined;
  readonly onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/**
 * Props of an `<a>`. Inside an app, an `href` that the route table knows is an address of the app: the attribute gets the
 * base path and the hash mode, and a plain click opens the page in the stack. Everything else stays with the browser:
 * clicks with a modifier, `target`, `download`, other addresses, and a click that `onClick` has prevented.
 */
export function useLink(href: string | undefined, onClick?: LinkProps['onClick']): LinkProps {
  const navigator = useContext(NavigatorContext);
  const page = useContext(PageContext);
  if (!navigator || href === undefined) return { href, onClick };

  const target = targetOf(href, page?.page.url ?? navigator.activePage().url, navigator);
  // The browser goes to '#part'.
  const isPlace = !target && href.trim().startsWith('#');
  const click = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLAnchorElement) || isPlace) return;
    if (!isPlainClick(event) || !opensHere(currentTarget)) return;
    const url = pageUrlOf(currentTarget, navigator);
    if (url === null) return;
    event.preventDefault();
    if (page && isPlaceIn(page, url)) showPlace(navigator, page, url);
    else followLink(navigator, url);
  };
  return { href: target ? navigator.href(target.url) : href, onClick: click };
}

/** Opens a page of the app as its links do: a tab page by `switchTab`, any other by `navigate`. */
export function followLink(navigator: Navigator, url: string): void {
  const target = navigator.linkTo(url, navigator.activePage().url);
  navigator.go(target?.tab ? 'switchTab' : 'navigate', { to: { url } }).then((outcome) => {
    if (isRefusal(outcome)) navigator.refused(outcome);
  }, navigator.report);
}

/** A click that means "here": with a modifier or another button the browser opens a tab, or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function opensHere(anchor: HTMLAnchorElement): boolean {
  const { target } = anchor;
  return (target === '' || target === '_self') && !anchor.hasAttribute('download');
}

/** Of an `href` as the app writes its URLs, or as the address bar shows them: with the base path, or after a '#'. */
function targetOf(href: string, from: string, navigator: Navigator): LinkTarget | null {
  const text = href.trim();
  const root = navigator.href('/');
  const isHashMode = root.includes('#');
  if (text.startsWith('#')) {
    return isHashMode && text.startsWith('#/') ? navigator.linkTo(text.slice(1), '/') : null;
  }
  const shown = text.startsWith(root)
    ? navigator.linkTo(`/${text.slice(root.length)}`, from)
    : null;
  return (isHashMode ? shown : null) ?? navigator.linkTo(text, from) ?? shown;
}

/** The URL in the app of what the anchor leads to, also if it was written in full; null if that is no page of the app. */
function pageUrlOf(anchor: HTMLAnchorElement, navigator: Navigator): string | null {
  const root = new URL(navigator.href('/'), anchor.baseURI).href;
  if (!anchor.href.startsWith(root)) return null;
  return navigator.linkTo(`/${anchor.href.slice(root.length)}`, '/')?.url ?? null;
}

/** A fragment of the page that the link stands in. */
function isPlaceIn({ page }: PageScope, url: string): boolean {
  return hashOf(url) !== '' && withoutHash(url) === withoutHash(page.url);
}

function showPlace(navigator: Navigator, { page, scroller }: PageScope, url: string): void {
  if (url !== page.url) navigator.step(url, 'push', page);
  navigator.presenter.showPlace(scroller.current, hashOf(url));
}
