import type { Item } from '../api/types.ts';

/** The first choice of each group where one must be chosen. */
export function usualChoices(item: Item): readonly string[] {
  return item.options.flatMap(({ multiple, choices }) =>
    multiple || !choices[0] ? [] : [choices[0].value],
  );
}

/** The choices that are chosen, in the order of the item, so that equal ones are one line of the cart. */
export function inOrder(item: Item, chosen: readonly string[]): readonly string[] {
  return item.options
    .flatMap(({ choices }) => choices.map(({ value }) => value))
    .filter((value) => chosen.includes(value));
}
