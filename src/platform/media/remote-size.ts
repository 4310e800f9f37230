import type { PlatformContext } from '@/platform/call/context';

const PATIENCE = 8000;

/** Bytes, if the server tells; null for whatever stands in the way, another origin's silence above all. */
export async function remoteSize(
  { env }: PlatformContext,
  url: string,
  signal: AbortSignal,
): Promise<number | null> {
  if (!/^https?:/.test(url)) return null;
  const ending = new AbortController();
  const end = () => ending.abort();
  const forget = env.after(PATIENCE, end);
  signal.addEventListener('abort', end);
  try {
    const { ok, headers } = await env.window.fetch(url, { method: 'HEAD', signal: ending.signal });
    const length = headers.get('Content-Length');
    return ok && length !== null ? Number(length) : null;
  } catch {
    return null;
  } finally {
    forget();
    signal.removeEventListener('abort', end);
  }
}
