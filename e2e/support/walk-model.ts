/** What a stack of pages over the browser's history must look like, in the fewest words. */

type Slot = { readonly url: string; readonly at: number };

/** An overlay has an entry of its own, above that of its page. */
type HistoryEntry = { readonly kind: 'page' | 'overlay'; readonly stack: readonly Slot[] };

/** One history entry an index; each says the whole stack that the app shows there. */
export type WalkModel = { readonly entries: readonly HistoryEntry[]; readonly index: number };

export type Step =
  | { readonly do: 'navigate' | 'redirect' | 'relaunch' | 'switchTab'; readonly url: string }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'travel'; readonly by: number }
  | { readonly do: 'reload' }
  | { readonly do: 'overlay' }
  /** A back that the page on top says no to. */
  | { readonly do: 'stay'; readonly asked: 'by call' | 'by browser' };

export const start = (url: string): WalkModel => ({
  entries: [{ kind: 'page', stack: [{ url, at: 0 }] }],
  index: 0,
});

export const stackOf = ({ entries, index }: WalkModel): readonly Slot[] =>
  entries[index]?.stack ?? [];

export const isCovered = ({ entries, index }: WalkModel): boolean =>
  entries[index]?.kind === 'overlay';

export const textOf = (model: WalkModel): string =>
  stackOf(model)
    .map(({ url }) => url)
    .join(' > ');

export function walk(model: WalkModel, step: Step): WalkModel {
  const { index } = model;
  const stack = stackOf(model);
  const root = stack[0]?.at ?? 0;
  const own = stack.at(-1)?.at ?? 0;
  switch (step.do) {
    case 'navigate': {
      // In the place of an overlay, if one is open.
      const at = own + 1;
      return push(model, at, { kind: 'page', stack: [...stack, { url: step.url, at }] });
    }
    case 'overlay':
      return push(model, own + 1, { kind: 'overlay', stack });
    case 'redirect':
      return put(model, own, [...stack.slice(0, -1), { url: step.url, at: own }]);
    case 'relaunch':
    case 'switchTab':
      return put(model, root, [{ url: step.url, at: root }]);
    case 'back': {
      if (stack.length === 1) return put(model, root, [{ url: '/', at: root }]);
      const left = stack.slice(0, -Math.min(step.by, stack.length - 1));
      return put(model, left.at(-1)?.at ?? 0, left);
    }
    case 'travel':
      return land(model, index + step.by);
    case 'reload':
      return land(model, index);
    case 'stay':
      return model;
  }
}

/** An overlay that is gone shows its page, and the app steps down to the entry of that; from there nothing moves. */
function land(model: WalkModel, index: number): WalkModel {
  const entry = model.entries[index];
  if (entry?.kind !== 'overlay') return { ...model, index };
  const own = index - 1;
  return model.index === own ? model : put(model, own, entry.stack);
}

function push({ entries }: WalkModel, index: number, entry: HistoryEntry): WalkModel {
  return { entries: [...entries.slice(0, index), entry], index };
}

function put(model: WalkModel, index: number, stack: readonly Slot[]): WalkModel {
  return { entries: model.entries.with(index, { kind: 'page', stack }), index };
}
