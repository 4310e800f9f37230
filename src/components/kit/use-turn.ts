import { useEffect, useEffectEvent, useState } from 'react';

type Turn = {
  /** If true, others wait until this one ends. */
  readonly isFirm: () => boolean;
  readonly begin: () => void;
  readonly replaced: () => void;
};

// The queues of each document, by place on the screen.
const queues = new WeakMap<Document, Map<string, Turn[]>>();

type Options = { readonly isFirm: boolean; readonly onReplaced: () => void };

/**
 * Shows one element at a time at a place on the screen. A new one replaces the current one. If the current one is firm,
 * the new one waits. Returns true while the element may show.
 */
export function useTurn(place: string, wanted: boolean, { isFirm, onReplaced }: Options): boolean {
  const [isMine, setMine] = useState(false);
  const firm = useEffectEvent(() => isFirm);
  const replaced = useEffectEvent(onReplaced);
  useEffect(() => {
    if (!wanted) return;
    const leave = joinTurns(document, place, {
      isFirm: () => firm(),
      begin: () => setMine(true),
      replaced: () => {
        setMine(false);
        replaced();
      },
    });
    return () => {
      setMine(false);
      leave();
    };
  }, [place, wanted]);
  return isMine && wanted;
}

/** Joins the queue of a place. Returns a function that leaves it. */
export function joinTurns(document: Document, place: string, turn: Turn): () => void {
  const places = queues.get(document) ?? new Map<string, Turn[]>();
  queues.set(document, places);
  const queue = places.get(place) ?? [];
  places.set(place, queue);

  const [there] = queue;
  queue.push(turn);
  if (there && !there.isFirm()) {
    queue.shift();
    there.replaced();
  }
  // While `there` was firm, another one may have joined before this one.
  if (queue[0] !== there) queue[0]?.begin();

  return () => {
    const index = queue.indexOf(turn);
    if (index < 0) return;
    queue.splice(index, 1);
    if (index === 0) queue[0]?.begin();
  };
}
