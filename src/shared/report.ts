import type { Clock } from './clock';

export type Report = (error: unknown) => void;

/** A report that never throws. What the product's own report throws goes to the browser's error event. */
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

/** Calls product code: what it throws is reported, and the caller goes on. */
export function callSafely(report: Report, run: () => void): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}
