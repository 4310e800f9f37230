import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

export type Attach<O> = (element: HTMLElement, options: () => O) => () => void;

/** For a disabled gesture: adds no listener, so the browser handles the touches. */
export const attachNothing = () => () => {};

/**
 * A ref that attaches a gesture to its element and detaches it later. The gesture reads the newest options, so a render
 * during a gesture does not end it. A new `attach` function replaces the old one.
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
