import { useEffect, useEffectEvent, useState } from 'react';

type Turn = {
  /** It keeps its place until it ends by itself. */
  readonly isFirm: () => boolean;
  readonly begin: () => void;
  readonly replaced: () => void;
};

// Of each document, by the place on the screen.
const queues = new WeakMap<Document, Map<string, Turn[]>>();

type Options = { readonly isFirm: boolean; readonly onReplaced: () => void };

/**
 * One at a time at a place. Who comes takes it from who is there, unless that one is firm: then it waits its turn.
 * True while the place is this one's.
 */
export function useTurn(place: string, wanted: boolean, { isFirm, onReplaced }: Options): boolean {
  const [isMine, setMine] = useState(false);
  const firm = useEffectEvent(() => isFirm);
  const replaced = useEffectEvent(onReplaced);
  useEffect(() => {
    if (!wanted) return;
    const leave = join(document, place, {
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

function join(document: Document, place: string, turn: Turn): () => void {
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
  if (queue[0] === turn) turn.begin();

  return () => {
    const index = queue.indexOf(turn);
    if (index < 0) return;
    queue.splice(index, 1);
    if (index === 0) queue[0]?.begin();
  };
}
