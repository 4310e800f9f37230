import type { Entry, Model, Slot } from './state';

export const entryOf = ({ stack, generation }: Model): Entry => ({
  kind: 'page',
  pages: stack.map(({ id, url, at, coveredAt }) => ({ id, url, at, coveredAt })),
  generation,
});

export function push(model: Model, entry: Entry, index: number): Model {
  return { ...model, entries: [...model.entries.slice(0, index), entry], index };
}

/**
 * The stack is at the entry of a page now. The entries of a frame follow that of its page and have the same key: the
 * browser goes to the nearest of them.
 */
export function put(model: Model, at: number, stack: readonly Slot[]): Model {
  let index = at;
  while (index < model.index && model.entries[index + 1]?.kind === 'frame') index += 1;
  const top = stack.at(-1) as Slot;
  const moved = index === at ? stack : [...stack.slice(0, -1), { ...top, at: index }];
  const next = { ...model, stack: moved, index, isCovered: false };
  const entries =
    index < model.entries.length
      ? model.entries.with(index, entryOf(next))
      : [...model.entries, entryOf(next)];
  return { ...next, entries };
}

/** Entries above this place are dead from now on. Those below it still lead to their pages. */
export const newGeneration = (model: Model, place: number): Model => ({
  ...model,
  generation: model.generation + 1,
  entries: model.entries.map((entry, index) =>
    index < place && entry.generation === model.generation
      ? { ...entry, generation: model.generation + 1 }
      : entry,
  ),
});

export const withDoubt = (model: Model): Model => ({
  ...model,
  entries: model.entries.map((entry) => ({ ...entry, generation: -1 })),
});
