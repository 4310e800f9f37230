import type { Env } from '@/platform';
import type { AppParts } from './app-parts';

/** Milliseconds after the first page. A user who has not tapped until then is reading. */
const READING_TIME = 4000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Fetches code that the app will probably need, one file after the other, the most likely first. It waits until the first
 * tap has been answered, or until the user has read for a while. The first page and the first tap have the network
 * alone. Phones that save data or have a very slow network fetch nothing ahead.
 */
export function fetchAhead(
  { navigator, context }: AppParts,
  loads: readonly (() => Promise<unknown>)[],
): () => void {
  const { env } = context;
  if (savesData(env)) return () => {};
  const end = new AbortController();
  const { signal } = end;

  const fetchAll = async () => {
    await firstTap(env, signal);
    for (const load of loads) {
      // A page that is being opened must not share the network.
      do await nextIdle(env, signal);
      while (navigator.isPending());
      await navigator.settled();
      await online(env, signal);
      // The part that needs the code fetches it again, and reports a failure.
      await load().catch(() => {});
    }
  };
  // It rejects if the app is unmounted.
  fetchAll().catch(() => {});
  return () => end.abort();
}

/** Whether the phone saves data, or its network is too slow to fetch anything ahead. */
export function savesData({ window }: Env): boolean {
  const { connection } = window.navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Resolves at once, or when the network is back. */
function online({ window }: Env, signal: AbortSignal): Promise<void> | void {
  if (window.navigator.onLine !== false) return;
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Resolves after the first tap, or after READING_TIME. */
function firstTap({ window, after }: Env, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      window.removeEventListener('click', end);
      resolve();
    };
    const cancel = after(READING_TIME, end);
    window.addEventListener('click', end);
    signal.addEventListener('abort', end);
  });
}

/** Rejects when the app has been unmounted. */
function nextIdle({ idle }: Env, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const cancel = idle(resolve);
    signal.addEventListener('abort', () => {
      cancel();
      reject(signal.reason);
    });
  });
}
