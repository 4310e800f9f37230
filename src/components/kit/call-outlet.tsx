import { Fragment, type ReactNode, useEffect, useState } from 'react';

/** Something that a call shows. */
type Shown = {
  readonly id: number;
  readonly ui: ReactNode;
  /** Nothing draws it any more. */
  readonly onLost: () => void;
};

type Draw = (shown: readonly Shown[]) => void;

type Outlets = {
  shown: readonly Shown[];
  /** The mounted outlets. The first one draws, so that an open dialog is there once. */
  draws: readonly Draw[];
  /** An outlet is there, or about to be. */
  hasOutlet: boolean;
  lastId: number;
};

const outletsOf = new WeakMap<Document, Outlets>();

function find(document: Document): Outlets {
  const there = outletsOf.get(document) ?? { shown: [], draws: [], hasOutlet: false, lastId: 0 };
  outletsOf.set(document, there);
  return there;
}

function redraw({ shown, draws: [first, ...others] }: Outlets): void {
  first?.(shown);
  for (const draw of others) draw([]);
}

/**
 * Shows what `dialog.confirm` and its peers have opened, with the settings of the provider around. `isLast` is for the
 * outlet of a document without a provider.
 */
export function CallOutlet({ isLast = false }: { isLast?: boolean }): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const outlets = find(document);
    const { draws } = outlets;
    outlets.draws = isLast ? [...draws, setShown] : [setShown, ...draws];
    outlets.hasOutlet = true;
    redraw(outlets);
    return () => {
      outlets.draws = outlets.draws.filter((draw) => draw !== setShown);
      redraw(outlets);
      // StrictMode mounts it again at once.
      queueMicrotask(() => {
        outlets.hasOutlet = outlets.draws.length > 0;
        if (!outlets.hasOutlet) for (const { onLost } of outlets.shown) onLost();
      });
    };
  }, [isLast]);
  return shown.map(({ id, ui }) => <Fragment key={id}>{ui}</Fragment>);
}

type Call = { readonly ui: ReactNode; readonly onLost: () => void; readonly mount: () => void };

/** Shows something, after `mount` if there is no outlet. Returns `draw` for its next state, and `remove`. */
export function showInOutlet(document: Document, { ui, onLost, mount }: Call) {
  const outlets = find(document);
  const id = (outlets.lastId += 1);
  outlets.shown = [...outlets.shown, { id, ui, onLost }];
  if (!outlets.hasOutlet) mount();
  outlets.hasOutlet = true;
  redraw(outlets);
  return {
    draw: (next: ReactNode) => {
      outlets.shown = outlets.shown.map((one) => (one.id === id ? { ...one, ui: next } : one));
      redraw(outlets);
    },
    remove: () => {
      outlets.shown = outlets.shown.filter((one) => one.id !== id);
      redraw(outlets);
    },
  };
}
