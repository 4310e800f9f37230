import type { AppParts } from './app-parts';
import { savesData } from './fetch-ahead';

/** More links than a screen shows. A list of rows leads to one page anyway. */
const MAX_LINKS = 100;

/**
 * Fetches the code of the pages that the visible links lead to, in idle time after each page has been shown. The first tap
 * then finds it. Phones that save data fetch it with the touch. Links with `preload="none"` are left out.
 */
export function preloadVisibleLinks({ navigator, context }: AppParts): () => void {
  const { env } = context;
  const { document } = env;
  if (savesData(env)) return () => {};
  let cancel = () => {};

  const look = () => {
    if (env.window.navigator.onLine === false) return;
    const root = new URL(navigator.href('/'), document.baseURI).href;
    // Pages below come earlier in the document, and are hidden.
    const anchors = ['[data-state="active"] a[href]', 'nav a[href]'].flatMap((selector) =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>(selector)).slice(0, MAX_LINKS),
    );
    const urls = anchors
      .filter((anchor) => anchor.href.startsWith(root) && isOnScreen(anchor, env.window))
      .map(({ href }) => navigator.linkTo(`/${href.slice(root.length)}`, '/')?.url);
    for (const url of new Set(urls)) if (url !== undefined) void navigator.preload({ url });
  };

  let isUnmounted = false;
  const lookLater = () => {
    cancel();
    if (!isUnmounted) cancel = env.idle(look);
  };
  // The first page may have been ready before.
  void navigator.settled().then(lookLater);
  const stop = navigator.lifecycle.observe(({ type }) => {
    if (type === 'ready') lookLater();
  });
  return () => {
    isUnmounted = true;
    stop();
    cancel();
  };
}

/** Links of hidden pages have no size. */
function isOnScreen(anchor: HTMLAnchorElement, { innerHeight }: Window): boolean {
  if (anchor.dataset['preload'] === 'none') return false;
  const { top, bottom, width } = anchor.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
