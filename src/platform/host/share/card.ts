import type { Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { checkParams, optional, text } from '@/platform/call/params';
import type { FullCard } from '@/platform/host/adapter';
import { webAddress } from '@/platform/host/address';
import type { PageInfo, ShareCard } from '@/router';
import { written } from '@/shared/messages';

/** The fields of a card. Messaging apps accept cards of web pages only. */
export const checkCardFields: (input: unknown) => Checked<ShareCard> = checkParams({
  title: optional(text),
  desc: optional(text),
  link: optional(webAddress),
  imgUrl: optional(webAddress),
});

/** Checks the card of a call. A card without fields is undefined: the page's card is shared. */
export function checkCard(input: unknown): Checked<ShareCard | undefined> {
  const checked = checkCardFields(input);
  if ('refused' in checked) return checked;
  const isEmpty = Object.values(checked.value).every((part) => part === undefined);
  return isEmpty ? { value: undefined } : checked;
}

export type CardFacts = {
  /** The page's title. */
  readonly title: string;
  /** The page's address. */
  readonly address: string;
  /** Relative addresses are resolved against it. */
  readonly base: string;
};

/** Makes one card of several. The first card with a field wins. The page's title and address come last. */
export function fillCard(
  cards: readonly ShareCard[],
  { title, address, base }: CardFacts,
): FullCard {
  const first = (name: keyof ShareCard) => cards.map((card) => card[name]).find(Boolean);
  const resolved = (url: string) => new URL(url, base).href;
  const imgUrl = first('imgUrl');
  return {
    title: first('title') ?? title,
    // An empty description is a choice of the product.
    desc: cards.find(({ desc }) => desc !== undefined)?.desc ?? '',
    link: resolved(first('link') ?? address),
    imgUrl: imgUrl ? resolved(imgUrl) : '',
  };
}

/** The title of a page: from a call, else from the route table, else from the document. */
export function pageTitle(context: PlatformContext, page: PageInfo): string {
  const { chrome, env, messages, navigator } = context;
  const { words } = messages.getState();
  const title = chrome.getState().pages[page.id]?.title ?? navigator.routeOf(page)?.title ?? '';
  return written(words, title) || env.document.title;
}
