import type { PlatformContext } from '@/platform/call/context';
import type { Host } from '@/platform/host/create-host';
import type { FullCard } from '@/platform/host/host-adapter';
import { isPageSeen } from './is-page-seen';
import { createPageShares } from './page-shares';
import { createShareTurn } from './share-turn';

/** A page that comes changes its title, its address and its card at about the same time. */
const PAUSE = 100;

/**
 * Keeps the host's menu at the card of the page on top, while it is this app's turn. The last card wins; one that is
 * there already is not sent.
 */
export function followShares(
  context: PlatformContext,
  host: Pick<Host, 'state' | 'adapter' | 'subscribe'>,
): () => void {
  const { chrome, env, messages, navigator } = context;
  const shares = context.shelf(createPageShares);
  const turn = context.shelf(createShareTurn);
  let sent: FullCard | null | undefined;
  let stopWaiting = () => {};

  const send = () => {
    const state = host.state();
    const page = navigator.activePage();
    if (state.kind !== 'connected' || !page) return;
    if (!turn.isOurs()) return state.adapter.yieldShare?.();
    const card = shares.of(page);
    if (sent !== undefined && isSame(card, sent)) return;
    sent = card;
    state.adapter.prepareShare?.(card);
  };
  const soon = () => {
    stopWaiting();
    stopWaiting = env.after(PAUSE, send);
  };
  /** Hosts are said to lose a card with the address: it is told again, also when it is the same. */
  const again = () => {
    sent = undefined;
    soon();
  };
  const isReady = () => {
    const page = navigator.activePage();
    return host.state().kind === 'connected' && page !== null && isPageSeen(env, page);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };

  env.window.addEventListener('pageshow', onPageShow);
  const stops = [
    navigator.lifecycle.observe(({ type }) => {
      if (type === 'show') again();
    }),
    host.subscribe(again),
    host.subscribe(turn.tellOthers),
    shares.subscribe(soon),
    chrome.subscribe(soon),
    messages.subscribe(soon),
    () => env.window.removeEventListener('pageshow', onPageShow),
    () => stopWaiting(),
    turn.join({ isReady, changed: again }),
    () => host.adapter()?.yieldShare?.(),
  ];
  again();
  return () => {
    for (const stop of stops) stop();
  };
}

function isSame(one: FullCard | null, other: FullCard | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
