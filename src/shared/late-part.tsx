import { type ComponentType, useEffect, useState } from 'react';
import { withStyles } from './failed-styles';

/**
 * A part that no first screen waits for. Nothing stands in its place until its code is here; if that does not come,
 * the app goes on without, and the next one to be shown asks again.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const fetch = withStyles(load);
  let loaded: ComponentType<P> | undefined;

  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => loaded);

    useEffect(() => {
      if (Part) return;
      fetch().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {},
      );
    }, [Part]);

    return Part && <Part {...props} />;
  };
}
