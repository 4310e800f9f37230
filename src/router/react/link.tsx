import {
  type ComponentProps,
  type MouseEvent,
  type RefCallback,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import { isPlainClick, opensHere } from '@/shared/clicks';
import { callSafely, originOf } from '@/shared/errors';
import { mergeRefs } from '@/shared/merge-refs';
import type { KitLinkProps } from '@/shared/contexts';
import { hashOf, withoutHash } from '@/shared/url-hash';
import type { NavigationKind } from '../core/plan';
import { isRefusal, type Refusal } from '../core/refusal';
import type { PageId } from '../core/state';
import { splitUrl } from '../core/url';
import type { Navigator } from '../view/navigator';
import type {
  PageKey,
  ParamsArgs,
  ParamsInput,
  RouteKey,
  TabKey,
  UrlTarget,
} from '../routes/route-types';
import type { LinkTarget, TargetInput } from '../routes/target';
import {
  DetailContext,
  NavigatorContext,
  PageContext,
  type PageScope,
  useNavigator,
} from './page-context';
import { PAGE_CONTENT } from '@/shared/page-content';

type AnchorProps = {
  readonly href: string | undefined;
  /** The page of the link is beside this page. */
  readonly 'aria-current': 'page' | undefined;
  readonly onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

type LinkOptions = Omit<ComponentProps<'a'>, 'href'> & {
  /**
   * When to fetch the code of the page: `intent` when a finger, a pointer or the focus reaches the link, `visible` when the
   * link is on the screen. With `intent` too, a link on the screen fetches it in idle time. `data` is `intent`, and fetches
   * the data of the page too. @default 'intent'
   */
  readonly preload?: 'intent' | 'data' | 'visible' | 'none';
  /** Replaces the page on top. Not for tab pages. @default false */
  readonly replace?: boolean;
  /**
   * Keeps the query of this page, and changes the fields that `params` names. A link to this page itself then changes its
   * address, and opens no second page. @default false
   */
  readonly keepQuery?: boolean;
};

type ParamsProp<K extends RouteKey> =
  ParamsArgs<ParamsInput<K>> extends [params: infer P]
    ? { readonly params: P }
    : { readonly params?: ParamsInput<K> };

export type LinkProps<K extends RouteKey = RouteKey> = LinkOptions &
  (({ readonly to: K } & ParamsProp<K>) | { readonly to: UrlTarget; readonly params?: undefined });

/** How far below the screen a link may be that preloads when it is visible. */
const VISIBLE_MARGIN = '200px';

/**
 * A link to a page of the app, typed by the route table. It is a real `<a>` with base path and mode, so it works without
 * JavaScript, in a new tab and for a crawler. A plain click obeys the lock and the guards like any navigation: its refusals
 * come from `navigator.go`, and core/refusal.ts says which file makes each of them.
 */
export function Link<K extends PageKey | TabKey>({
  to,
  params,
  preload = 'intent',
  replace = false,
  keepQuery = false,
  ref,
  onClick,
  ...props
}: LinkProps<K>) {
  const navigator = useNavigator();
  const page = useContext(PageContext);
  const detailUrl = useContext(DetailContext);
  const from = page?.info.url;
  const input: TargetInput = { to, params: params as TargetInput['params'], keepQuery, from };
  const target = navigator.targetOf(input);
  const url = isRefusal(target) ? undefined : target.url;

  const anchorRef = useMemo(() => {
    if (preload !== 'visible' || url === undefined) return ref;
    return mergeRefs(
      ref,
      whenVisible(() => void navigator.preload({ to: { url } }, 'code')),
    );
  }, [preload, ref, url, navigator]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    tellClick(navigator, page, () => onClick?.(event));
    if (isRefusal(target) || !isPlainClick(event) || !opensHere(event.currentTarget)) return;
    event.preventDefault();
    // The page may have another query than when it was rendered.
    const own = keepQuery ? page?.currentPage() : undefined;
    const now = own ? navigator.targetOf({ ...input, from: own.url }) : target;
    if (isRefusal(now)) return navigator.reportRefused(now);
    if (own && splitUrl(own.url).path === splitUrl(now.url).path) {
      if (now.url !== own.url) navigator.step(now.url, replace ? 'replace' : 'push', own);
      return;
    }
    const kind = replace ? 'redirect' : 'navigate';
    openTarget(navigator, now.tab ? 'switchTab' : kind, own ? { to: now } : input, page?.info.id);
  };
  const anchor = (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the owner gives the content
    <a
      aria-current={currentIf(url, detailUrl)}
      {...props}
      data-preload={preload === 'none' || preload === 'data' ? preload : undefined}
      ref={anchorRef}
      href={url === undefined ? undefined : navigator.href(url)}
      onClick={open}
    />
  );
  // A list has hundreds of links, and React repeats their effects each time it shows the page. So they have none.
  if (!isRefusal(target)) return anchor;
  return (
    <>
      {anchor}
      <RefusalReport key={target.message} refusal={target} />
    </>
  );
}

/** After an error the link still works. Otherwise the browser would load its address as another document. */
function tellClick({ report }: Navigator, page: PageScope | null, onClick: () => unknown): void {
  callSafely(report, onClick, originOf('callback', page?.info));
}

/** A ref that runs `onVisible` once, when the element is on the screen or just below it. */
function whenVisible(onVisible: () => void): RefCallback<HTMLElement> {
  return (element) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onVisible();
      },
      // The margin extends the page's own scroller, which the page scrolls in.
      { root: element.closest(PAGE_CONTENT), rootMargin: VISIBLE_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** Reports each problem once, not with each rendering. */
function RefusalReport({ refusal }: { refusal: Refusal }) {
  const { reportRefused } = useNavigator();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key has the message
  useEffect(() => reportRefused(refusal), []);
  return null;
}

/**
 * Props of an `<a>`. Inside an app, an `href` that the route table knows gets the base path and the mode, and a plain
 * click opens the page in the stack. The browser keeps everything else: clicks with a modifier key, `target`,
 * `download`, other addresses, and a click that `onClick` has prevented.
 */
export function useLink(href: string | undefined, onClick?: AnchorProps['onClick']): AnchorProps {
  const navigator = useContext(NavigatorContext);
  const page = useContext(PageContext);
  const detailUrl = useContext(DetailContext);
  if (href === undefined || !navigator) return { href, onClick, 'aria-current': undefined };

  const target = targetOf(href, page?.info.url ?? navigator.activePage().url, navigator);
  // The browser handles '#part'.
  const isFragment = !target && href.trim().startsWith('#');
  const click = (event: MouseEvent<HTMLElement>) => {
    tellClick(navigator, page, () => onClick?.(event));
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLAnchorElement) || isFragment) return;
    if (!isPlainClick(event) || !opensHere(currentTarget)) return;
    const url = pageUrlOf(currentTarget, navigator);
    if (url === null) return;
    event.preventDefault();
    if (page && isFragmentOf(page, url)) scrollToFragment(navigator, page, url);
    else followLink(navigator, url, page?.info.id);
  };
  return {
    href: target ? navigator.href(target.url) : href,
    onClick: click,
    'aria-current': currentIf(target?.url, detailUrl),
  };
}

function currentIf(url: string | undefined, detailUrl: string | undefined): 'page' | undefined {
  return url !== undefined && url === detailUrl ? 'page' : undefined;
}

/** A link of a component inside an app. */
export function HrefLink({ href, onClick, ...props }: KitLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the component gives the content
    <a {...useLink(href, onClick as AnchorProps['onClick'])} {...props} />
  );
}

/** Opens a page of the app as the links of a page do: a tab page by `switchTab`, any other by `navigate`. */
export function followLink(navigator: Navigator, url: string, caller: PageId | undefined): void {
  const target = navigator.linkTo(url, navigator.activePage().url);
  openTarget(navigator, target?.tab ? 'switchTab' : 'navigate', { to: { url } }, caller);
}

function openTarget(
  navigator: Navigator,
  kind: NavigationKind,
  input: TargetInput,
  caller: PageId | undefined,
): void {
  navigator.go(kind, input, caller).then((outcome) => {
    if (isRefusal(outcome)) navigator.reportRefused(outcome);
  }, navigator.report);
}

/** Accepts an `href` as the app writes its URLs, and as the address bar shows them: with base path, or after a '#'. */
function targetOf(href: string, from: string, navigator: Navigator): LinkTarget | null {
  const text = href.trim();
  const root = navigator.href('/');
  const isHashMode = root.includes('#');
  if (text.startsWith('#')) {
    return isHashMode && text.startsWith('#/') ? navigator.linkTo(text.slice(1), '/') : null;
  }
  const asShown = navigator.linkTo(urlBelow(root, text), from);
  return (isHashMode ? asShown : null) ?? navigator.linkTo(text, from) ?? asShown;
}

/** The URL of the page that the anchor leads to, also if its `href` has an origin; null if it is no page of the app. */
function pageUrlOf(anchor: HTMLAnchorElement, navigator: Navigator): string | null {
  const root = new URL(navigator.href('/'), anchor.baseURI).href;
  return navigator.linkTo(urlBelow(root, anchor.href), '/')?.url ?? null;
}

/** '/list' for '/app/list' below the root '/app/', '/' for '/app' and for '/app/', '' for other addresses. */
function urlBelow(root: string, address: string): string {
  const full = address.replace(/^[^?#]+/, (path) => (`${path}/` === root ? root : path));
  return full.startsWith(root) ? `/${full.slice(root.length)}` : '';
}

/** Whether the URL is a fragment of the page that has the link. */
function isFragmentOf({ info }: PageScope, url: string): boolean {
  return hashOf(url) !== '' && withoutHash(url) === withoutHash(info.url);
}

function scrollToFragment(navigator: Navigator, page: PageScope, url: string): void {
  const { info, currentPage, scroller } = page;
  if (url !== info.url) navigator.step(url, 'push', currentPage());
  navigator.presenter.scrollToFragment(scroller.current, hashOf(url));
}
