import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

export type Attach<O> = (element: HTMLElement, options: () => O) => () => void;

/** For a gesture that is switched off: no listener, and the browser has the fingers. */
export const attachNothing = () => () => {};

/**
 * A ref that attaches something to its element and takes it off again. What is attached reads the newest options
 * when it needs them: a render in mid-gesture does not end the gesture. Another `attach` is attached anew.
 */
export function useAttached<O>(options: O, attach: Attach<O>): RefCallback<HTMLElement> {
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });
  return useCallback(
    (element: HTMLElement | null) => (element ? attach(element, () => newest.current) : undefined),
    [attach],
  );
}
