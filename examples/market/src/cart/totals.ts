import type { Item, Line, NewOrder } from '../api/types.ts';

const FEE = 1.9;
const FREE_FROM = 25;

/** Sums of prices have no long tails: 0.1 + 0.2 is 0.3. */
const round = (amount: number) => Math.round(amount * 100) / 100;

/** The price of one piece with what was chosen, or 0 for an item that is sold no more. */
export function priceOf(item: Item | undefined, choices: readonly string[]): number {
  if (!item) return 0;
  const extras = item.options
    .flatMap((group) => group.choices)
    .filter(({ value }) => choices.includes(value))
    .reduce((sum, { extra }) => sum + extra, 0);
  return round(item.price + extras);
}

/** The sums of a cart. Delivery is free from a certain sum on. */
export function totalsOf(lines: readonly Line[], items: readonly Item[], way: NewOrder['way']) {
  const goods = lines.reduce((sum, { item: id, choices, count }) => {
    const item = items.find((one) => one.id === id);
    return sum + priceOf(item, choices) * count;
  }, 0);
  const fee = way === 'collect' || goods === 0 || goods >= FREE_FROM ? 0 : FEE;
  return {
    goods: round(goods),
    fee,
    total: round(goods + fee),
    toFree: goods > 0 && goods < FREE_FROM ? round(FREE_FROM - goods) : 0,
  };
}
