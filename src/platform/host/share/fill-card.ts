import type { FullCard } from '@/platform/host/host-adapter';
import type { ShareCard } from '@/router';

export type CardFacts = {
  /** The page's own. */
  readonly title: string;
  readonly address: string;
  /** What relative addresses are relative to. */
  readonly base: string;
};

/** One card of several, the nearest first: what one leaves out is taken from the next, and last from the page. */
export function fillCard(
  cards: readonly ShareCard[],
  { title, address, base }: CardFacts,
): FullCard {
  const first = (name: keyof ShareCard) => cards.map((card) => card[name]).find(Boolean);
  const resolved = (url: string) => new URL(url, base).href;
  const imgUrl = first('imgUrl');
  return {
    title: first('title') ?? title,
    // To have none is a choice, too.
    desc: cards.find(({ desc }) => desc !== undefined)?.desc ?? '',
    link: resolved(first('link') ?? address),
    imgUrl: imgUrl ? resolved(imgUrl) : '',
  };
}
