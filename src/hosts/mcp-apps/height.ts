import type { PlatformContext } from '@/platform';
import type { McpApp } from './sdk';

/** Pixels. A dialog needs room, also above a short page. */
const LEAST = 240;

/**
 * Tells the host the height of the page on top while the app is inline. Pages fill the window and scroll in it, so the
 * height of the document is always that of the frame. Returns a function that measures again.
 */
export function followHeight(
  { env, life, navigator }: Pick<PlatformContext, 'env' | 'life' | 'navigator'>,
  app: Pick<McpApp, 'getHostContext' | 'sendSizeChanged'>,
): () => void {
  const { ResizeObserver, MutationObserver } = env.window;
  let told = 0;
  let cancel = () => {};

  /** The part of the page on top that scrolls. While pages move, the document has other pages too. */
  const find = () => {
    const id = env.window.CSS.escape(navigator.activePage()?.id ?? '');
    return env.document.querySelector<HTMLElement>(`[data-page-id="${id}"] [data-page-content]`);
  };
  const measure = () => {
    const { displayMode = 'inline', containerDimensions } = app.getHostContext() ?? {};
    const isFixed = containerDimensions?.height !== undefined;
    const scroller = find();
    if (!scroller || displayMode !== 'inline' || isFixed) return;
    const most = containerDimensions?.maxHeight ?? Number.POSITIVE_INFINITY;
    const bars = env.window.innerHeight - scroller.clientHeight;
    const height = Math.min(Math.max(Math.ceil(bars + heightIn(scroller)), LEAST), most);
    if (height === told) return;
    told = height;
    // A host may not resize frames at all.
    app.sendSizeChanged({ height }).catch(() => {});
  };
  const soon = () => {
    cancel();
    cancel = env.frame(measure);
  };

  const sizes = new ResizeObserver(soon);
  const follow = () => {
    sizes.disconnect();
    const scroller = find();
    if (!scroller) return;
    parts.observe(scroller, { childList: true });
    for (const part of scroller.children) sizes.observe(part);
    soon();
  };
  const parts = new MutationObserver(follow);

  const stop = navigator.lifecycle.observe(({ type }) => {
    if (type === 'show' || type === 'ready') follow();
  });
  life.signal.addEventListener('abort', () => {
    stop();
    cancel();
    sizes.disconnect();
    parts.disconnect();
  });
  follow();
  return () => {
    // The host has changed the height itself.
    told = 0;
    soon();
  };
}

/** The height of the content. `scrollHeight` is never less than that of the frame, so a page could not shrink. */
function heightIn(scroller: HTMLElement): number {
  const { top } = scroller.getBoundingClientRect();
  const bottoms = Array.from(scroller.children, (part) => part.getBoundingClientRect().bottom);
  return Math.max(top, ...bottoms) - top + scroller.scrollTop;
}
