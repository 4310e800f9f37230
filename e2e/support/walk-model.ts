/** What a stack of pages over the browser's history must look like, in the fewest words. */

type Slot = { readonly url: string; readonly at: number };

/** One history entry an index; each says the whole stack that the app shows there. */
export type WalkModel = { readonly entries: readonly (readonly Slot[])[]; readonly index: number };

export type Step =
  | { readonly do: 'navigate' | 'redirect' | 'relaunch' | 'switchTab'; readonly url: string }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'travel'; readonly by: number }
  | { readonly do: 'reload' };

export const start = (url: string): WalkModel => ({ entries: [[{ url, at: 0 }]], index: 0 });

export const stackOf = ({ entries, index }: WalkModel): readonly Slot[] => entries[index] ?? [];

export const textOf = (model: WalkModel): string =>
  stackOf(model)
    .map(({ url }) => url)
    .join(' > ');

export function walk(model: WalkModel, step: Step): WalkModel {
  const { entries, index } = model;
  const stack = stackOf(model);
  const root = stack[0]?.at ?? 0;
  switch (step.do) {
    case 'navigate': {
      const at = index + 1;
      return { entries: [...entries.slice(0, at), [...stack, { url: step.url, at }]], index: at };
    }
    case 'redirect':
      return put(model, index, [...stack.slice(0, -1), { url: step.url, at: index }]);
    case 'relaunch':
    case 'switchTab':
      return put(model, root, [{ url: step.url, at: root }]);
    case 'back': {
      if (stack.length === 1) return put(model, root, [{ url: '/', at: root }]);
      const left = stack.slice(0, -Math.min(step.by, stack.length - 1));
      return put(model, left.at(-1)?.at ?? 0, left);
    }
    case 'travel':
      return { entries, index: index + step.by };
    case 'reload':
      return model;
  }
}

function put(model: WalkModel, index: number, stack: readonly Slot[]): WalkModel {
  return { entries: model.entries.with(index, stack), index };
}
