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
  void fetchAll();
  return () => end.abort();
}

/** Whether the phone saves data, or its network is too slow to fetch anything ahead. */
export function savesData({ window }: Env): boolean {
  const { connection } = window.navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

// The promises below never settle if the app is unmounted first. So nothing more is fetched.

/** Resolves at once, or when the network is back. */
function online({ window }: Env, signal: AbortSignal): Promise<unknown> | void {
  if (window.navigator.onLine !== false) return;
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true, signal });
  });
}

/** Resolves after the first tap, or after READING_TIME. */
function firstTap({ window, after }: Env, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('click', resolve, { once: true, signal });
    signal.addEventListener('abort', after(READING_TIME, resolve as () => void));
  });
}

function nextIdle({ idle }: Env, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!signal.aborted) signal.addEventListener('abort', idle(resolve));
  });
}
