import type { AppParts } from './app-parts';
import { savesData } from './fetch-ahead';

/** More links than a screen shows. A list of rows leads to one page anyway. */
const MAX_LINKS = 100;

/** A pointer, a finger or the focus reaches an element. All of them bubble. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Fetches the code of the pages that links lead to, so that the tap finds it, and their data for `preload="data"`. Visible links have their turn in idle time,
 * after each page has been shown. Any link has it when a finger, a pointer or the focus reaches it. Phones that save data
 * fetch nothing in idle time. Links with `preload="none"` are left out.
 */
export function preloadLinks({ navigator, context }: AppParts): () => void {
  const { env } = context;
  const { document } = env;
  let cancel = () => {};

  const preload = (anchors: readonly HTMLAnchorElement[], what: 'all' | 'code' = 'code') => {
    const root = new URL(navigator.href('/'), document.baseURI).href;
    const urls = anchors
      .filter(({ href, dataset }) => href.startsWith(root) && dataset['preload'] !== 'none')
      .map(({ href }) => navigator.linkTo(`/${href.slice(root.length)}`, '/')?.url);
    for (const url of new Set(urls))
      if (url !== undefined) void navigator.preload({ to: { url } }, what);
  };

  const look = () => {
    if (env.window.navigator.onLine === false) return;
    // Pages below come earlier in the document, and are hidden.
    const anchors = ['[data-state="active"] a[href]', 'nav a[href]'].flatMap((selector) =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>(selector)).slice(0, MAX_LINKS),
    );
    preload(anchors.filter((anchor) => isOnScreen(anchor, env.window)));
  };

  let isOff = savesData(env);
  const lookLater = () => {
    cancel();
    if (!isOff) cancel = env.idle(look);
  };
  // The first page may have been ready before.
  void navigator.settled().then(lookLater);
  const stop = navigator.lifecycle.observe(({ type }) => {
    if (type === 'ready') lookLater();
  });

  const onIntent = ({ target, defaultPrevented }: Event) => {
    const anchor = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!anchor || defaultPrevented) return;
    preload([anchor], anchor.dataset['preload'] === 'data' ? 'all' : 'code');
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    isOff = true;
    stop();
    cancel();
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}

/** Links of hidden pages have no size. */
function isOnScreen(anchor: HTMLAnchorElement, { innerHeight }: Window): boolean {
  const { top, bottom, width } = anchor.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
