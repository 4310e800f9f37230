import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { withStyles } from '@/shared/failed-styles';
import { fetchCode } from '@/shared/lost-code';

type LateProps<P> = {
  /** Its code is asked for. */
  isWanted: boolean;
  /** The code has not come: it is asked for again the next time it is wanted. */
  onFail: () => void;
  /** Stands in its place until it is there. */
  instead?: ReactNode;
  props: P;
};

// What has come, by the function that fetches it: the next component of its kind has it in its first render.
const come = new WeakMap<() => Promise<unknown>, unknown>();

async function fetchLayer<T>(load: () => Promise<T>, fetch: () => Promise<T>): Promise<T> {
  const layer = await fetchCode(fetch);
  come.set(load, layer);
  return layer;
}

/** A layer whose code waits until it is to be opened. Once it is there it stays, and leaves as layers do. */
export function lateLayer<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<LateProps<P>> {
  const fetch = withStyles(load);

  return function LateLayer({ isWanted, onFail, instead, props }: LateProps<P>) {
    const [Layer, setLayer] = useState<ComponentType<P>>();
    const fail = useEffectEvent(onFail);
    const known = come.get(load) as ComponentType<P> | undefined;
    if (isWanted && !Layer && known) setLayer(() => known);

    useEffect(() => {
      if (!isWanted || Layer) return;
      let isOver = false;
      const ask = () =>
        fetchLayer(load, fetch).then(
          (layer) => {
            if (!isOver) setLayer(() => layer);
          },
          () => {
            if (!isOver) fail();
          },
        );
      ask();
      // For those that are wanted all along.
      window.addEventListener('online', ask);
      return () => {
        isOver = true;
        window.removeEventListener('online', ask);
      };
    }, [isWanted, Layer]);

    return Layer ? <Layer {...props} /> : instead;
  };
}

/** Sets out for it before it is wanted. Whether it has come is asked when it is. */
export function preload(load: () => Promise<unknown>): void {
  fetchLayer(load, load).catch(() => {});
}
