import type { Env } from '@/platform';
import type { AppParts } from './app-parts';

/** Milliseconds after the first page. A user who has not tapped until then is reading. */
const READING_TIME = 4000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Fetches code that the app will probably need, one file after the other, the most likely first. Phones that save data or
 * have a very slow network fetch nothing ahead.
 */
export function fetchAhead(
  parts: AppParts,
  loads: readonly (() => Promise<unknown>)[],
): () => void {
  const { env } = parts.context;
  if (savesData(env)) return () => {};
  return afterFirstTap(parts, async (signal) => {
    for (const load of loads) {
      await atRest(parts, signal);
      await online(env, signal);
      // The part that needs the code fetches it again, and reports a failure.
      await load().catch(() => {});
    }
  });
}

/** Waits for the first tap, or until the user has read for a while. The first page and the first tap come alone. */
export function afterFirstTap(
  parts: AppParts,
  run: (signal: AbortSignal) => Promise<unknown>,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  firstTap(parts.context.env, signal)
    .then(() => run(signal))
    .catch(() => {});
  return () => end.abort();
}

/**
 * Resolves when no page opens or closes, React has drawn the last one, and the processor has time. Never after the signal
 * is aborted.
 */
export async function atRest({ navigator, context }: AppParts, signal: AbortSignal): Promise<void> {
  const next = (start: (run: () => void) => () => void) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return;
      const cancel = start(() => {
        signal.removeEventListener('abort', cancel);
        resolve();
      });
      signal.addEventListener('abort', cancel);
    });
  let settled;
  do {
    settled = navigator.settled();
    await settled;
    await next(navigator.presenter.whenDrawn);
    await next(context.env.idle);
  } while (navigator.isPending() || navigator.settled() !== settled);
}

/** Whether the phone saves data, or its network is too slow to fetch anything ahead. */
export function savesData({ window }: Env): boolean {
  const { connection } = window.navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

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
