/** The shortest model of a stack of pages over the browser history. */

type Slot = { readonly id: string; readonly url: string; readonly at: number };

/** An overlay has a separate entry above the entry of its page. */
type HistoryEntry = { readonly kind: 'page' | 'overlay'; readonly stack: readonly Slot[] };

/** One history entry for each index. Each contains the whole stack that the app shows there. */
export type WalkModel = {
  readonly entries: readonly HistoryEntry[];
  readonly index: number;
  /** The entries above it are of pages that another page has replaced. The app comes back from them at once. */
  readonly deadAbove: number;
  /** The number of pages so far. It gives each page its name. */
  readonly made: number;
};

export type Step =
  | { readonly do: 'navigate' | 'redirect' | 'relaunch' | 'switchTab'; readonly url: string }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'travel'; readonly by: number }
  | { readonly do: 'reload' }
  | { readonly do: 'overlay' }
  /** Two taps on a button that every page has at the same place. They count as one tap. */
  | { readonly do: 'doubleTap'; readonly button: 'to /item/1' | 'back 1' }
  /** A back that the top page refuses. */
  | { readonly do: 'stay'; readonly asked: 'by call' | 'by browser' };

export const start = (url: string): WalkModel => ({
  entries: [{ kind: 'page', stack: [slot({ made: 0 }, url, 0)] }],
  index: 0,
  deadAbove: Number.POSITIVE_INFINITY,
  made: 1,
});

export const stackOf = ({ entries, index }: WalkModel): readonly Slot[] =>
  entries[index]?.stack ?? [];

export const isCovered = ({ entries, index }: WalkModel): boolean =>
  entries[index]?.kind === 'overlay';

export const textOf = (model: WalkModel): string =>
  stackOf(model)
    .map(({ url }) => url)
    .join(' > ');

const tabs = ['/', '/me'];

function slot({ made }: Pick<WalkModel, 'made'>, url: string, at: number): Slot {
  return { id: tabs.includes(url) ? `tab ${url}` : `page ${made}`, url, at };
}

export function walk(before: WalkModel, step: Step): WalkModel {
  const model = { ...before, made: before.made + 1 };
  const { index } = model;
  const stack = stackOf(model);
  const root = stack[0]?.at ?? 0;
  const own = stack.at(-1)?.at ?? 0;
  switch (step.do) {
    case 'navigate': {
      // If an overlay is open, the page takes its entry.
      const at = own + 1;
      return push(model, at, { kind: 'page', stack: [...stack, slot(model, step.url, at)] });
    }
    case 'overlay':
      return push(model, own + 1, { kind: 'overlay', stack });
    case 'redirect':
      return replace(model, own, [...stack.slice(0, -1), slot(model, step.url, own)]);
    case 'relaunch':
      return replace(model, root, [slot(model, step.url, root)]);
    case 'switchTab': {
      const tab = slot(model, step.url, root);
      return (tab.id === stack.at(-1)?.id ? put : replace)(model, root, [tab]);
    }
    case 'back': {
      if (stack.length === 1) return replace(model, root, [slot(model, '/', root)]);
      const left = stack.slice(0, -Math.min(step.by, stack.length - 1));
      return put(model, left.at(-1)?.at ?? 0, left);
    }
    case 'doubleTap':
      return step.button === 'back 1'
        ? walk(before, { do: 'back', by: 1 })
        : walk(before, { do: 'navigate', url: '/item/1' });
    case 'travel':
      return land(model, index + step.by);
    case 'reload':
      return land(model, index);
    case 'stay':
      return model;
  }
}

/** A closed overlay shows its page, and the app steps down to the entry of that page. From there nothing moves. */
function land(model: WalkModel, index: number): WalkModel {
  const entry = model.entries[index];
  if (!entry || index > model.deadAbove) return model;
  const own = entry.kind === 'overlay' ? index - 1 : index;
  if (entry.kind === 'overlay' && model.index === own) return model;
  const shown = stackOf(model);
  // In front, only the entry knows the pages. Behind, the visible stack is right.
  const stack = index > model.index ? entry.stack : wayBack(shown, entry.stack, index);
  return put(model, own, stack);
}

/** The entry adds pages that had left the stack. */
function wayBack(shown: readonly Slot[], told: readonly Slot[], index: number): readonly Slot[] {
  const page = told[told.length - 1];
  const below = shown.filter(({ at }) => at <= index);
  const rival = below.find(({ id, at }) => at === page?.at && id !== page.id);
  const own = rival ? below.filter(({ at }) => at < rival.at) : below;
  const root = own[0];
  if (!root) return told;
  const added = told.filter(
    ({ id, at }) => at > root.at && !own.some((known) => known.id === id || known.at === at),
  );
  return [...own, ...added].sort((a, b) => a.at - b.at);
}

function push(model: WalkModel, index: number, entry: HistoryEntry): WalkModel {
  const entries = [...model.entries.slice(0, index), entry];
  return { ...model, entries, index, deadAbove: Number.POSITIVE_INFINITY };
}

/** A page takes the place of others. */
function replace(model: WalkModel, index: number, stack: readonly Slot[]): WalkModel {
  return { ...put(model, index, stack), deadAbove: index };
}

function put(model: WalkModel, index: number, stack: readonly Slot[]): WalkModel {
  return { ...model, entries: model.entries.with(index, { kind: 'page', stack }), index };
}
