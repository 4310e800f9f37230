/** The shortest model of a stack of pages over the browser history. */

type Slot = {
  readonly id: string;
  readonly url: string;
  readonly at: number;
  /** Another page has taken its entry. The app writes it again when the browser arrives there. */
  readonly isTaken?: boolean;
};

/** An overlay has a separate entry above the entry of its page. */
type HistoryEntry = { readonly kind: 'page' | 'overlay'; readonly stack: readonly Slot[] };

/** One history entry for each index. Each contains the whole stack that the app shows there. */
export type WalkModel = {
  readonly entries: readonly HistoryEntry[];
  readonly index: number;
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
      return put(model, own, [...stack.slice(0, -1), slot(model, step.url, own)]);
    case 'relaunch':
    case 'switchTab':
      return put(model, root, [slot(model, step.url, root)]);
    case 'back': {
      if (stack.length === 1) return put(model, root, [slot(model, '/', root)]);
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
  if (!entry) return model;
  const own = entry.kind === 'overlay' ? index - 1 : index;
  if (entry.kind === 'overlay' && model.index === own) return model;
  const shown = stackOf(model);
  const stack =
    index > model.index ? wayForward(shown, entry.stack) : wayBack(shown, entry.stack, index);
  return put(model, own, stack);
}

/** The entry lists the pages. If another page has taken the entry of a page below, the app writes that entry later. */
function wayForward(shown: readonly Slot[], told: readonly Slot[]): readonly Slot[] {
  return told.map((page, depth) => {
    const isTop = depth === told.length - 1;
    const isTaken = shown.some(({ id, at }) => at === page.at && id !== page.id);
    return !isTop && isTaken ? { ...page, isTaken } : page;
  });
}

/** The visible stack is right. The entry adds pages that had left it. */
function wayBack(shown: readonly Slot[], told: readonly Slot[], index: number): readonly Slot[] {
  const page = told[told.length - 1];
  const below = shown.filter(({ at }) => at <= index);
  const rival = below.find(({ id, at }) => at === page?.at && id !== page.id);
  const own = rival && !rival.isTaken ? below.filter(({ at }) => at < rival.at) : below;
  const root = own[0];
  if (!root) return told;
  const added = told.filter(
    ({ id, at }) => at > root.at && !own.some((known) => known.id === id || known.at === at),
  );
  const stack = [...own, ...added].sort((a, b) => a.at - b.at);
  return stack.map((known, depth) =>
    depth === stack.length - 1 ? { ...known, isTaken: false } : known,
  );
}

function push(model: WalkModel, index: number, entry: HistoryEntry): WalkModel {
  return { ...model, entries: [...model.entries.slice(0, index), entry], index };
}

function put(model: WalkModel, index: number, stack: readonly Slot[]): WalkModel {
  return { ...model, entries: model.entries.with(index, { kind: 'page', stack }), index };
}
