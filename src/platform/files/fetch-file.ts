import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';

/** Gets what a URL names, within the time that a download has [S9.1]. */
export async function fetchFile(
  { env, messages, settings }: PlatformContext,
  source: string,
  fail: Fail,
  signal?: AbortSignal,
): Promise<Blob> {
  const { window, document } = env;
  const url = resolve(source, document.baseURI);
  if (!url) throw fail('invalid', 'parameter.filePath is neither a known path nor a URL');
  if (url.protocol !== 'blob:' && !window.navigator.onLine)
    throw fail('offline', messages.t('noNetwork'));

  const ending = new AbortController();
  const end = () => ending.abort();
  let late = false;
  const forget = timeOut(env, settings.timeouts.download, () => {
    late = true;
    end();
  });
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const response = await window.fetch(url, { signal: ending.signal });
    if (!response.ok) throw fail('http-status', `the server answered ${response.status}`);
    return await response.blob();
  } catch (cause) {
    if (late) throw fail('timeout', messages.using(enLate)('requestTimeout'), cause);
    if (signal?.aborted) throw fail('abort', messages.t('requestAbort'), cause);
    // The browser does not tell why: the network, another origin's refusal, or a URL that was revoked.
    throw cause instanceof TypeError
      ? fail('not-found', 'parameter.filePath can not be read', cause)
      : cause;
  } finally {
    forget();
    signal?.removeEventListener('abort', end);
  }
}

function resolve(source: string, base: string): URL | null {
  try {
    const url = new URL(source, base);
    return /^(https?|blob):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
