import type { BrowserContext, Page, Request } from '@playwright/test';

export type ForeignRequests = {
  readonly requests: () => readonly string[];
  /** Throws with the list of them: the last line of a test, or of a fixture. */
  readonly check: () => void;
};

/**
 * Nothing goes to another origin: such a request is aborted before it leaves, and remembered. One that an answer has
 * led there is remembered only: no route is asked about it. Add it before any other route; later ones are asked first.
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
