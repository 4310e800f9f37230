import {
  type BrowserHistoryOptions,
  createBrowserHistory,
  createMemoryHistory,
  type HistoryDriver,
} from '@/router';
export function frameHistory(options: BrowserHistoryOptions): HistoryDriver {
  const { window } = options;
  if (window.origin !== 'null') return createBrowserHistory(options);
  return createMemoryHistory({ limit: Infinity, schedule: (task) => void window.setTimeout(task) });
}
