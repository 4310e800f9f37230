import { isPlatformError, PlatformError } from '@/platform/call/errors';

/** The product's own server signs an address. */
export async function askServer(window: Window, endpoint: string, url: string): Promise<unknown> {
  const response = await window.fetch(new URL(endpoint, window.document.baseURI), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
    cache: 'no-store',
    credentials: 'same-origin',
  });
  if (!response.ok) {
    const message = `${endpoint} answered ${response.status}`;
    throw new PlatformError({ code: 'http-status', api: 'host.ready', message, cause: response });
  }
  return response.json();
}

/** Whether the same request may succeed later: the network or the server failed, and the server did not refuse it. */
export function mayAskAgain(cause: unknown): boolean {
  if (!isPlatformError(cause) || cause.code !== 'http-status') return true;
  const { status } = cause.cause as Response;
  return status >= 500 || status === 408 || status === 429;
}
