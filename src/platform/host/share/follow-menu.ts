import type { PlatformContext } from '@/platform/call/context';
import type { FullCard } from '@/platform/host/adapter';
import type { Host } from '@/platform/host/status';
import { createPageShares } from './page-shares';

/** Milliseconds. A new page changes its title, its address and its card at about the same time. */
const DEBOUNCE = 100;

/**
 * Gives the app's menu the card of the page on top. An equal card is not sent again. Returns a function that ends it
 * (0037).
 */
export function followMenu(
  context: PlatformContext,
  host: Pick<Host, 'state' | 'subscribe'>,
): () => void {
  const { chrome, env, messages, navigator } = context;
  const shares = context.shelf(createPageShares);
  let sent: FullCard | null | undefined;
  let cancel = () => {};

  const send = () => {
    const state = host.state();
    const page = navigator.activePage();
    if (state.kind !== 'connected' || !page) return;
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
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendAgain();
  };

  env.window.addEventListener('pageshow', onPageShow);
  const stops = [
    navigator.lifecycle.observe(({ type }) => {
      if (type === 'show') sendAgain();
    }),
    host.subscribe(sendAgain),
    shares.subscribe(sendSoon),
    chrome.subscribe(sendSoon),
    messages.subscribe(sendSoon),
    () => env.window.removeEventListener('pageshow', onPageShow),
    () => cancel(),
  ];
  sendAgain();
  return () => {
    for (const stop of stops) stop();
  };
}

function isSameCard(one: FullCard | null, other: FullCard | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
