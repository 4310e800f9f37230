import { createApi } from '../../examples/market/mock/api.ts';

/**
 * The server of the market in the browser: the site is static files. Orders move on, but there is no socket, so their
 * page shows the steps after it has loaded again.
 */
export function installMarketBackend(window: Window & typeof globalThis): void {
  const api = createApi();
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== window.location.origin || !api.knows(pathname)) return fetch(input, init);
    if (request.method !== 'POST' || pathname !== '/api/files') return api.respond(request);
    // An address that an image can load.
    const url = URL.createObjectURL(await request.blob());
    return new Response(JSON.stringify({ url }), { status: 201 });
  };
}
