import type { Clock } from './clock';

/** The result of `run`, or undefined if it throws. For APIs that a browser may block, and for `JSON.parse`. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Receives the errors of product code. */
export type Report = (error: unknown) => void;

/** A report that never throws. If the product's report throws, the browser's error event gets that error. */
export function safeReport(report: Report, clock: Clock): Report {
  return (error) => {
    try {
      report(error);
    } catch (failure) {
      clock.after(0, () => {
        throw failure;
      });
    }
  };
}

/** Runs product code. An error in it is reported, and the caller continues. */
export function callSafely(report: Report, run: () => void): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}
