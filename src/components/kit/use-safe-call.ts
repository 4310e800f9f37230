import { useCallback, useContext, useMemo } from 'react';
import { callSafely, originOf, type Report } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';

export type SafeCall = <A extends readonly unknown[], R>(
  callback: ((...args: A) => R) | undefined,
  ...args: A
) => R | undefined;

const logError: Report = (error) => window.console.error(error);

/** Calls a callback of product code. A callback that throws or rejects is reported, and the component continues. */
export function useSafeCall(): SafeCall {
  const report = useReport();
  return useCallback(
    (callback, ...args) => callback && callSafely(report, () => callback(...args)),
    [report],
  );
}

/** Reports an error of a callback that the component has caught itself. */
export function useReport(): (error: unknown) => void {
  const report = useContext(ReportContext) ?? logError;
  return useCallback((error) => report(error, originOf('callback')), [report]);
}

/** A callback whose answer nobody uses. */
type Tell = (...args: readonly unknown[]) => unknown;

const isTell = (name: string, value: unknown): value is Tell =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * The props with safe callbacks, for hooks and components. A callback `onX` that throws or rejects is reported, and the
 * caller continues. It returns nothing, so no answer becomes the clean-up of an effect. `asked` names the callbacks
 * whose answer the component uses. Those stay as they are: the component calls them with `useAction`
 * or `useReport`. The same callback gets the same safe callback at each render.
 */
export function useSafeCallbacks<P extends object>(
  props: P,
  asked: readonly (keyof P & string)[] = [],
): P {
  const report = useReport();
  // Each report has its own safe callbacks.
  // oxlint-disable-next-line react/exhaustive-deps -- the map is empty at first, for each report
  const known = useMemo(() => new WeakMap<Tell, Tell>(), [report]);
  const safe = Object.entries(props).flatMap(([name, value]) => {
    if (!isTell(name, value) || (asked as readonly string[]).includes(name)) return [];
    const own = known.get(value) ?? safeCallback(report, value);
    known.set(value, own);
    return [[name, own]];
  });
  return safe.length > 0 ? { ...props, ...(Object.fromEntries(safe) as Partial<P>) } : props;
}

function safeCallback(report: Report, callback: Tell): Tell {
  return (...args) => {
    callSafely(report, () => callback(...args));
  };
}
