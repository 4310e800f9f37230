import {
  type BrowserHistoryOptions,
  createBrowserHistory,
  createMemoryHistory,
  type HistoryDriver,
} from '@/router';

/** `<meta name="mcp-app">` in the document, for hosts that give it an address and an origin of theirs. */
const MARK = 'meta[name="mcp-app"]';

/** Whether the document is an HTML text that a host of MCP Apps shows in a frame. */
export function inMcpFrame(window: Window): boolean {
  if (window.parent === window) return false;
  const { document, location, origin } = window;
  // A sandbox without `allow-same-origin` gives the document an origin of its own, which is 'null'.
  if (origin === 'null' || !/^https?:$/.test(location.protocol)) return true;
  return document.querySelector(MARK) !== null;
}

/**
 * For `router.history`: the history of the pages in memory, where the address of the document has nothing to do with the
 * app and may not change. Elsewhere it is the browser's history.
 */
export function mcpHistory(options: BrowserHistoryOptions): HistoryDriver {
  const { window } = options;
  if (!inMcpFrame(window)) return createBrowserHistory(options);
  const memory = createMemoryHistory({
    limit: Number.POSITIVE_INFINITY,
    schedule: queueMicrotask,
  });
  // A path would lead out of the frame, and has no meaning below the address of a `blob:` document.
  return { ...memory, href: (url) => `#${url}` };
}
