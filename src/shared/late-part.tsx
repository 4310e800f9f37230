import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { withStyles } from './failed-styles';
import { fetchCode } from './lost-code';

/** Code from a lazy chunk. */
export type Late<T> = {
  readonly load: () => Promise<T>;
  loaded?: T;
};

export function late<T>(load: () => Promise<T>): Late<T> {
  return { load: withStyles(load) };
}

/** A chunk that fails to load is requested once more. */
export async function fetchLate<T>(code: Late<T>): Promise<T> {
  return (code.loaded ??= await fetchCode(code.load));
}

/**
 * Requests the code while it is wanted, and again when the network is back. Returns it in the same render if it has
 * loaded before. Another value of `wanted` requests it again after a failure.
 */
export function useLate<T>(code: Late<T>, wanted: unknown, onFail?: (error: unknown) => void) {
  const [isLoaded, setLoaded] = useState(false);
  const fail = useEffectEvent((error: unknown) => void onFail?.(error));
  if (wanted && !isLoaded && code.loaded) setLoaded(true);

  useEffect(() => {
    if (!wanted || isLoaded) return;
    const end = new AbortController();
    const { signal } = end;
    const request = () => {
      fetchLate(code).then(
        () => signal.aborted || setLoaded(true),
        (error) => signal.aborted || fail(error),
      );
    };
    request();
    // oxlint-disable-next-line no-restricted-globals -- effects only run in a browser
    window.addEventListener('online', request, { signal });
    return () => end.abort();
  }, [code, wanted, isLoaded]);

  return [isLoaded ? code.loaded : undefined];
}

export type LatePart<P> = ComponentType<P> & {
  /** Loads the code before the first rendering, for a page that is rendered ahead. Rejects if it does not load. */
  readonly preload: () => Promise<void>;
};

/**
 * A component from a lazy chunk that the first screen does not wait for. It renders nothing until the chunk has
 * loaded. If the chunk fails to load, the app continues with the fallback, or without the component.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): LatePart<P> {
  const code = late(load);

  function LatePart(props: P) {
    const [hasFailed, setFailed] = useState(false);
    const [Part] = useLate(code, true, () => setFailed(true));
    const Shown = Part ?? (hasFailed ? Fallback : undefined);
    return Shown && <Shown {...props} />;
  }

  const preload = async () => {
    await fetchLate(code);
  };
  return Object.assign(LatePart, { preload });
}
