import type { Clock } from './clock';

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

/** Reports an error of product code, so that the caller continues. */
export function callSafely(report: Report, run: () => void): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}
