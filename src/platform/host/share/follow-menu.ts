import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import type { FullCard } from '@/platform/host/adapter';
import type { Host } from '@/platform/host/connect';
import type { PageInfo } from '@/router';
import { createMenuOwner } from './menu-owner';
import { createPageShares } from './page-shares';

/** Milliseconds. A new page changes its title, its address and its card at about the same time. */
const DEBOUNCE = 100;

/**
 * Gives the app's menu the card of the page on top, while this Portico app owns the menu. An equal card is not sent
 * again. Returns a function that ends it.
 */
export function followMenu(
  context: PlatformContext,
  host: Pick<Host, 'state' | 'adapter' | 'subscribe'>,
): () => void {
  const { chrome, env, messages, navigator } = context;
  const shares = context.shelf(createPageShares);
  const owner = context.shelf(createMenuOwner);
  let sent: FullCard | null | undefined;
  let cancel = () => {};

  const send = () => {
    const state = host.state();
    const page = navigator.activePage();
    if (state.kind !== 'connected' || !page) return;
    if (!owner.isOurs()) return state.adapter.yieldShare?.();
    const card = shares.of(page);
    if (sent !== undefined && isSameCard(card, sent)) return;
    sent = card;
    state.adapter.prepareShare?.(card);
  };
  const sendSoon = () => {
    cancel();
    cancel = env.after(DEBOUNCE, send);
  };
  /** According to reports, apps lose the card when the address changes. So an equal card is sent again. */
  const sendAgain = () => {
    sent = undefined;
    sendSoon();
  };
  const isReady = () => {
    const page = navigator.activePage();
    return host.state().kind === 'connected' && page !== null && isPageSeen(env, page);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendAgain();
  };

  env.window.addEventListener('pageshow', onPageShow);
  const stops = [
    navigator.lifecycle.observe(({ type }) => {
      if (type === 'show') sendAgain();
    }),
    host.subscribe(sendAgain),
    host.subscribe(owner.notifyOthers),
    shares.subscribe(sendSoon),
    chrome.subscribe(sendSoon),
    messages.subscribe(sendSoon),
    () => env.window.removeEventListener('pageshow', onPageShow),
    () => cancel(),
    owner.join({ isReady, changed: sendAgain }),
    () => host.adapter()?.yieldShare?.(),
  ];
  sendAgain();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether a page is visible: a product may hide a whole app. A page that is not rendered yet counts as visible. */
export function isPageSeen(
  { document }: Pick<Env, 'document'>,
  { id }: Pick<PageInfo, 'id'>,
): boolean {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-page-id]')];
  const frame = pages.find(({ dataset }) => dataset.pageId === id);
  return frame === undefined || frame.getClientRects().length > 0;
}

function isSameCard(one: FullCard | null, other: FullCard | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
