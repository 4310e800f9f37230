import { isPromise } from './values';

/** The result of `run`, or undefined if it throws. For APIs that a browser may block, and for `JSON.parse`. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/**
 * The part of the product that failed.
 *
 * - `page`: a component, while React rendered it or ran its effects
 * - `page-code`: the module of a page
 * - `loader`, `guard`: a function of the route table
 * - `listener`: a listener of a page, of the app or of an object that a call has returned
 * - `callback`: any other function that a component, a call or the configuration got
 * - `bar`: an element of a bar, or of a window beside the pages
 * - `uncaught`: an event handler or a promise. The browser told of it
 * - `runtime`: Portico itself
 */
export type ErrorSource =
  | 'page'
  | 'page-code'
  | 'loader'
  | 'guard'
  | 'listener'
  | 'callback'
  | 'bar'
  | 'uncaught'
  | 'runtime';

/** The page that an error belongs to. */
export type ErrorPage = { readonly id: string; readonly route: string; readonly url: string };

/** The place that an error of product code came from. */
export type ErrorOrigin = {
  readonly source: ErrorSource;
  /** The page that the code belongs to. null: it belongs to no page. */
  readonly page: ErrorPage | null;
  /** React's path to the component, for errors of `page` and `bar`. */
  readonly componentStack?: string;
};

/** Receives the errors of product code. It never throws. */
export type Report = (error: unknown, origin?: ErrorOrigin) => void;

export function originOf(source: ErrorSource, page?: ErrorPage | null): ErrorOrigin {
  return { source, page: page ? { id: page.id, route: page.route, url: page.url } : null };
}

/** A report for the code of one page. */
export function reportOf(report: Report, page: ErrorPage): Report {
  return (error, origin) =>
    report(error, { ...origin, ...originOf(origin?.source ?? 'page', page) });
}

/**
 * Runs product code. If it throws, or if the promise that it returns rejects, the error is reported and the caller
 * continues.
 */
export function callSafely<T>(report: Report, run: () => T, origin?: ErrorOrigin): T | undefined {
  try {
    const result = run();
    if (isPromise(result)) result.then(undefined, (error: unknown) => report(error, origin));
    return result;
  } catch (error) {
    report(error, origin);
    return undefined;
  }
}
