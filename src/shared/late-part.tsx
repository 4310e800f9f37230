import { type ComponentType, useEffect, useState } from 'react';
import { withStyles } from './failed-styles';
import { fetchCode } from './lost-code';

/**
 * A part that no first screen waits for. It renders nothing until its code has loaded. Lost code is fetched once
 * more. If it is lost again, the app goes on without the part, and the next one to be shown fetches it again.
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
      fetchCode(fetch).then(
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
