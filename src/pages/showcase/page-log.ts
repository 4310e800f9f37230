import type { PageEvent } from 'portico';
import { createStore, type StoreApi } from 'zustand/vanilla';

type LogLine = Pick<PageEvent, 'type' | 'reason'> & {
  readonly id: number;
  /** Milliseconds since the browser opened the app. */
  readonly time: number;
  readonly url: string;
};

export type PageLog = StoreApi<readonly LogLine[]>;

const KEPT = 120;

/** The latest events of all pages, newest first. */
export function createPageLog() {
  const pageLog: PageLog = createStore(() => []);
  const logEvent = ({ type, reason, page }: PageEvent) => {
    const [last] = pageLog.getState();
    const line = { id: (last?.id ?? 0) + 1, time: performance.now(), type, reason, url: page.url };
    pageLog.setState((lines) => [line, ...lines].slice(0, KEPT), true);
  };
  return { pageLog, logEvent };
}
