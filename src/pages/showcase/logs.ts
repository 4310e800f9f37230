import type { HostFailure, PageEvent } from 'portico';
import { createStore, type StoreApi } from 'zustand/vanilla';

type HostFailureLine = HostFailure & { readonly id: number };

export type HostFailures = StoreApi<readonly HostFailureLine[]>;

const KEPT_FAILURES = 20;

/** The calls that failed in the messaging app, newest first. A product would send them to its server. */
export function createHostFailures() {
  const hostFailures: HostFailures = createStore(() => []);
  const report = (failure: HostFailure) =>
    hostFailures.setState(
      (lines) => [{ ...failure, id: (lines[0]?.id ?? 0) + 1 }, ...lines].slice(0, KEPT_FAILURES),
      true,
    );
  return { hostFailures, report };
}

type LogLine = Pick<PageEvent, 'type' | 'reason'> & {
  readonly id: number;
  /** Milliseconds since the browser opened the app. */
  readonly time: number;
  readonly url: string;
};

export type PageLog = StoreApi<readonly LogLine[]>;

const KEPT_EVENTS = 120;

/** The latest events of all pages, newest first. */
export function createPageLog() {
  const pageLog: PageLog = createStore(() => []);
  const logEvent = ({ type, reason, page }: PageEvent) => {
    const [last] = pageLog.getState();
    const line = { id: (last?.id ?? 0) + 1, time: performance.now(), type, reason, url: page.url };
    pageLog.setState((lines) => [line, ...lines].slice(0, KEPT_EVENTS), true);
  };
  return { pageLog, logEvent };
}
