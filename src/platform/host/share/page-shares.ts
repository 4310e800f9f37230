import { checkParams } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { PlatformError } from '@/platform/call/errors';
import type { FullCard } from '@/platform/host/host-adapter';
import { withoutCredentials } from '@/platform/host/liff/strip-credentials';
import { stripShareParams } from '@/platform/host/strip-share-params';
import { withoutLaunch } from '@/platform/host/telegram/strip-launch';
import { tell } from '@/platform/call/emitter';
import type { PageInfo, ShareCard } from '@/router';
import { cardFields } from './card-fields';
import { fillCard } from './fill-card';
import { pageTitle } from './page-title';

/** A page's card, or that it has none and is not to be shared. */
export type PageShare = ShareCard | false;

export type PageShares = {
  /** By call: until the page is unloaded. */
  prepare(pageId: string, share: PageShare): void;
  /** The same, over what was prepared before. */
  amend(pageId: string, card: ShareCard): void;
  /** By a component, while it stands: the one that came last counts. */
  offer(pageId: string, read: () => PageShare): () => void;
  /** What a component offers is other than before. */
  changed(): void;
  /** With a card that goes before all of them. Null: it is not to be shared. */
  of(page: PageInfo, nearest?: ShareCard): FullCard | null;
  subscribe(change: () => void): () => void;
};

type Offer = { readonly pageId: string; readonly read: () => PageShare };

const check = checkParams(cardFields);

/** Which card each page has. `context.shelf(createPageShares)` has those of an app. */
export function createPageShares(context: PlatformContext): PageShares {
  const { env, navigator, settings } = context;
  const prepared = new Map<string, PageShare>();
  const listeners = new Set<() => void>();
  let offers: readonly Offer[] = [];

  const changed = () => {
    for (const listener of listeners) listener();
  };

  /**
   * As it is on the screen, which is where a link should lead; without what other apps have glued to it, and without
   * what they have put there for this visitor only, should it be there still.
   */
  const addressOf = (page: PageInfo) => {
    const own = Object.keys(navigator.routeOf(page)?.query ?? {});
    return withoutLaunch(withoutCredentials(stripShareParams(env.window.location.href, { own })));
  };

  /** What a product's function says; its mistakes are reported, and the next card is taken. */
  const ask = (read: () => PageShare): PageShare | undefined => {
    try {
      const share = read();
      const checked = share === false ? null : check(share);
      if (!checked) return false;
      if (checked.ok) return checked.params;
      throw new PlatformError({ code: 'invalid', api: 'share', message: checked.message });
    } catch (error) {
      tell(env, () => {
        throw error;
      });
      return undefined;
    }
  };

  /** The nearest first. */
  const sharesOf = (page: PageInfo): readonly PageShare[] => {
    const { share: ofRoute } = navigator.routeOf(page) ?? {};
    const { id, url, params } = page;
    const offered = offers.filter(({ pageId }) => pageId === id).reverse();
    const readRoute = () =>
      typeof ofRoute === 'function'
        ? ofRoute({ url, params, title: pageTitle(context, page) })
        : (ofRoute ?? {});
    return [
      prepared.get(id),
      ...offered.map(({ read }) => ask(read)),
      ask(readRoute),
      ask(() => settings.host?.share ?? {}),
    ].filter((share) => share !== undefined);
  };

  const prepare = (pageId: string, share: PageShare) => {
    if (!prepared.has(pageId)) navigator.onUnload(pageId, () => prepared.delete(pageId));
    prepared.set(pageId, share);
    changed();
  };

  return {
    prepare,
    amend: (pageId, card) => {
      const given = Object.entries(card).filter(([, part]) => part !== undefined);
      prepare(pageId, { ...prepared.get(pageId), ...Object.fromEntries(given) });
    },
    offer: (pageId, read) => {
      const offer = { pageId, read };
      offers = [...offers, offer];
      changed();
      return () => {
        offers = offers.filter((other) => other !== offer);
        changed();
      };
    },
    changed,
    of: (page, nearest) => {
      const shares = [...(nearest ? [nearest] : []), ...sharesOf(page)];
      if (shares[0] === false) return null;
      const cards = shares.filter((share) => share !== false);
      return fillCard(cards, {
        title: pageTitle(context, page),
        address: addressOf(page),
        base: env.document.baseURI,
      });
    },
    subscribe: (change) => {
      listeners.add(change);
      return () => {
        listeners.delete(change);
      };
    },
  };
}
