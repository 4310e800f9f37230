import { useCallback, useContext } from 'react';
import { callSafely, originOf, type Report } from '@/shared/errors';
import { ReportContext } from '@/shared/report-context';

export type SafeCall = <A extends readonly unknown[], R>(
  callback: ((...args: A) => R) | undefined,
  ...args: A
) => R | undefined;

const logError: Report = (error) => window.console.error(error);

/**
 * Calls callbacks of product code. A callback that throws or rejects is reported, and the component continues. The
 * result goes to the caller, never to React: an effect that returned it would make it the effect's clean-up.
 */
export function useSafeCall(): SafeCall {
  const report = useContext(ReportContext) ?? logError;
  return useCallback(
    (callback, ...args) =>
      callback && callSafely(report, () => callback(...args), originOf('callback')),
    [report],
  );
}

/** Reports an error of a callback that the component has caught itself. */
export function useReport(): (error: unknown) => void {
  const report = useContext(ReportContext) ?? logError;
  return useCallback((error) => report(error, originOf('callback')), [report]);
}
