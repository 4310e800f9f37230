import type { Entry, Model, Slot } from './state';

export const entryOf = ({ stack, generation }: Model): Entry => ({
  kind: 'page',
  pages: stack.map(({ id, url, at, coveredAt }) => ({ id, url, at, coveredAt })),
  generation,
});

export function push(model: Model, entry: Entry, index: number): Model {
  return { ...model, entries: [...model.entries.slice(0, index), entry], index };
}

export function put(model: Model, index: number, stack: readonly Slot[]): Model {
  const next = { ...model, stack, index, isCovered: false };
  const entries =
    index < model.entries.length
      ? model.entries.with(index, entryOf(next))
      : [...model.entries, entryOf(next)];
  return { ...next, entries };
}

export const newGeneration = (model: Model): Model => ({
  ...model,
  generation: model.generation + 1,
});

export const withDoubt = (model: Model): Model => ({
  ...model,
  entries: model.entries.map((entry) => ({ ...entry, generation: -1 })),
});
