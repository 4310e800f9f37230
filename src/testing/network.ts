import type { BrowserContext, Page, Request } from '@playwright/test';
import { openCdp } from './browser';

/** Turns the network off for all pages of the context. Returns a function that turns it on. */
export async function offline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  await context.setOffline(true);
  return () => context.setOffline(false);
}

export type NetworkSpeed = {
  /** Milliseconds until the first byte of a response. */
  readonly latency: number;
  /** Kilobits per second. */
  readonly down: number;
  readonly up: number;
};

const speeds = {
  '2g': { latency: 800, down: 250, up: 50 },
  'slow-3g': { latency: 400, down: 400, up: 400 },
  '3g': { latency: 150, down: 1600, up: 750 },
  '4g': { latency: 60, down: 9000, up: 3000 },
} as const satisfies Readonly<Record<string, NetworkSpeed>>;

/** Slows the network of one page. Returns a function that restores the full speed. */
export async function slowNetwork(
  page: Page,
  speed: keyof typeof speeds | NetworkSpeed,
): Promise<() => Promise<void>> {
  const { latency, down, up } = typeof speed === 'string' ? speeds[speed] : speed;
  const session = await openCdp(page, 'slowNetwork');
  const bytes = (kilobits: number) => (kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  return () => session.detach();
}

export type ForeignRequests = {
  readonly requests: () => readonly string[];
  /** Throws if there were such requests, and lists them. Call it at the end of a test or of a fixture. */
  readonly check: () => void;
};

/**
 * Aborts requests to other origins and records them. Redirects to other origins are recorded but not aborted, because
 * Playwright runs no route for them. Call it before you add other routes: Playwright runs the newest route first.
 */
export async function failOnForeignRequests(
  target: BrowserContext | Page,
  allowedOrigin: string | readonly string[],
): Promise<ForeignRequests> {
  const allowed = [allowedOrigin].flat().map((address) => new URL(address).origin);
  const seen: string[] = [];
  const isForeign = (url: URL) =>
    /^(http|ws)s?:$/.test(url.protocol) && !allowed.includes(url.origin.replace(/^ws/, 'http'));
  const onRequest = (request: Request) => {
    if (request.redirectedFrom() && isForeign(new URL(request.url()))) seen.push(request.url());
  };
  target.on('request', onRequest);
  await target.route(isForeign, (route) => {
    seen.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await target.routeWebSocket(isForeign, (socket) => {
    seen.push(socket.url());
    return socket.close();
  });
  return {
    requests: () => seen,
    check: () => {
      if (seen.length === 0) return;
      throw new Error(`requests to other origins:\n${seen.join('\n')}`);
    },
  };
}
