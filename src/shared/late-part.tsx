import { type ComponentType, useEffect, useState } from 'react';
import { withStyles } from './failed-styles';
import { fetchCode } from './lost-code';

export type LatePart<P> = ComponentType<P> & {
  /** Loads the code before the first rendering, for a page that is rendered ahead. Rejects if it does not load. */
  readonly preload: () => Promise<void>;
};

/**
 * A component from a lazy chunk that the first screen does not wait for. It renders nothing until the chunk has
 * loaded. A chunk that fails to load is requested once more. If that fails too, the app continues without the
 * component. The next one that mounts requests the chunk again.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const fetch = withStyles(load);
  let loaded: ComponentType<P> | undefined;

  function LatePart(props: P) {
    const [Part, setPart] = useState(() => loaded);

    useEffect(() => {
      if (Part) return;
      fetchCode(fetch).then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {},
      );
    }, [Part]);

    return Part && <Part {...props} />;
  }

  const preload = async () => {
    loaded = await fetchCode(fetch);
  };
  return Object.assign(LatePart, { preload });
}
