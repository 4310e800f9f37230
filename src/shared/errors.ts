import type { Clock } from './clock';

/** The result of `run`, or undefined if it throws. For APIs that a browser may block, and for `JSON.parse`. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The part of the product that threw. `uncaught`: the browser's own event told of it. */
export type ErrorSource =
  | 'page'
  | 'page-code'
  | 'loader'
  | 'guard'
  | 'listener'
  | 'callback'
  | 'bar'
  | 'uncaught';

/** Where an error of product code came from. */
export type ErrorOrigin = {
  readonly source: ErrorSource;
  /** The page that the code belongs to. null: it belongs to no page. */
  readonly page: { readonly id: string; readonly route: string; readonly url: string } | null;
};

/** Receives the errors of product code. */
export type Report = (error: unknown, origin?: ErrorOrigin) => void;

/** A report that never throws. If the product's report throws, the browser's error event gets that error. */
export function safeReport(report: Report, clock: Clock): Report {
  return (error, origin) => {
    try {
      report(error, origin);
    } catch (failure) {
      clock.after(0, () => {
        throw failure;
      });
    }
  };
}

/**
 * Runs product code. If it throws, or if the promise that it returns rejects, the error is reported and the caller
 * continues.
 */
export function callSafely<T>(report: Report, run: () => T, origin?: ErrorOrigin): T | undefined {
  try {
    const result = run();
    if (isThenable(result)) result.then(undefined, (error: unknown) => report(error, origin));
    return result;
  } catch (error) {
    report(error, origin);
    return undefined;
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}
