import type { PlatformContext } from '@/platform/call/context';
import { PlatformError } from '@/platform/call/errors';
import { defined } from '@/platform/call/take';
import type { FullCard } from '@/platform/host/adapter';
import { linkTo } from '@/platform/host/address';
import type { PageInfo, ShareCard } from '@/router';
import { callSafely, originOf } from '@/shared/errors';
import { checkCardFields, fillCard, pageTitle } from './card';

/** The card of a page. `false` forbids sharing the page. */
export type PageShare = ShareCard | false;

export type PageShares = {
  /** Sets the card of a call. It lasts until the page is unloaded. */
  prepare(pageId: string, share: PageShare): void;
  /** Changes fields of the prepared card. */
  amend(pageId: string, card: ShareCard): void;
  /** Adds the card of a component. The newest one wins. Returns a function that removes it. */
  offer(pageId: string, read: () => PageShare): () => void;
  /** The card of a component may have changed. */
  changed(): void;
  /** The card of a page. `nearest` wins over all others. Null if the page must not be shared. */
  of(page: PageInfo, nearest?: ShareCard): FullCard | null;
  subscribe(change: () => void): () => void;
};

type Offer = { readonly pageId: string; readonly read: () => PageShare };

/** The cards of all pages of an app. `context.shelf(createPageShares)` */
export function createPageShares(context: PlatformContext): PageShares {
  const { env, navigator, settings } = context;
  const prepared = new Map<string, PageShare>();
  const listeners = new Set<() => void>();
  let offers: readonly Offer[] = [];

  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** The address on the screen, without what messaging apps have added. Tokens may still be there. */
  const addressOf = (page: PageInfo) => linkTo(context, page, env.window.location.href);

  /** Reads the card of a product's function. An error is reported, and the next card is used. */
  const readShare = (read: () => PageShare | undefined, page?: PageInfo): PageShare | undefined => {
    const origin = originOf('callback', page);
    const share = callSafely(env.errors.report, read, origin);
    if (share === undefined || share === false) return share;
    const checked = checkCardFields(share);
    if ('value' in checked) return checked.value;
    const error = { code: 'invalid', api: 'share', message: checked.refused } as const;
    env.errors.report(new PlatformError(error), origin);
    return undefined;
  };

  /** All cards of a page, the nearest first: call, components, route, configuration. */
  const sharesOf = (page: PageInfo): readonly PageShare[] => {
    const { share: routeShare } = navigator.routeOf(page) ?? {};
    const { id, url, params } = page;
    const offered = offers.filter(({ pageId }) => pageId === id).reverse();
    const readRoute = () =>
      typeof routeShare === 'function'
        ? routeShare({ url, params, title: pageTitle(context, page) })
        : (routeShare ?? {});
    return [
      prepared.get(id),
      ...offered.map(({ read }) => readShare(read, page)),
      readShare(readRoute, page),
      readShare(() => settings.host?.share ?? {}),
    ].filter((share) => share !== undefined);
  };

  const prepare = (pageId: string, share: PageShare) => {
    if (!prepared.has(pageId))
      navigator.lifeOf(pageId).addEventListener('abort', () => prepared.delete(pageId));
    prepared.set(pageId, share);
    changed();
  };

  return {
    prepare,
    amend: (pageId, card) => prepare(pageId, { ...prepared.get(pageId), ...defined(card) }),
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
