import { inTime, type PlatformContext } from '@/platform';
import { CLIENT_TIMEOUT, SERVICE_WORKER } from '@/shared/defaults';
import { attempt } from '@/shared/errors';
import { ACTION_HEADER, type ActionWish } from '@/shared/kept-actions';
import { type StoredEntry, waitingOf } from './entries';

/** Gives actions to the service worker, which sends them while no page of the app is open. */
export type HandOver = {
  /** The header with which the worker keeps a request, or gives the answer that it got. */
  readonly header: (wish: ActionWish) => Readonly<Record<string, string>>;
  /** Gives what still waits. Each action once: the worker may have no room for it. */
  readonly give: (
    entries: readonly StoredEntry[],
    user: string | null,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Another user is here, so what was given has to be given again. Resolves when the worker has no request in hand. */
  readonly restart: () => Promise<void>;
};

/**
 * `send` makes the request of an action. The worker has no code of the product, so it takes the request, and lets it fail
 * as if the network were away.
 */
export function createHandOver(
  { env }: PlatformContext,
  database: string,
  send: (entry: StoredEntry, signal: AbortSignal) => Promise<unknown>,
): HandOver {
  const given = new Set<string>();
  let giving = Promise.resolve();
  /** Counts the users. */
  let round = 0;
  let roundOfGiving = 0;

  const giveAll: HandOver['give'] = async (entries, user, signal) => {
    for (const entry of waitingOf(entries, user)) {
      const { kept, answer, idempotencyKey } = entry;
      if (signal.aborted || round !== roundOfGiving) return;
      if (kept || answer || given.has(idempotencyKey)) continue;
      given.add(idempotencyKey);
      const late = () => {
        throw new Error('the action made no request');
      };
      const limit = { ms: CLIENT_TIMEOUT, signal, late };
      await inTime(env, limit, (limited) => send(entry, limited)).catch(() => {});
    }
  };

  return {
    header: (wish) => {
      // The request would have the token of the next user.
      if (wish === 'keep' && round !== roundOfGiving) throw new Error('another user is here');
      return hasWorker(env.window) ? { [ACTION_HEADER]: `${wish} ${database}` } : {};
    },
    give: (entries, user, signal) => {
      if (!hasWorker(env.window) || !('SyncManager' in env.window)) return giving;
      roundOfGiving = round;
      giving = giveAll(entries, user, signal);
      return giving;
    },
    restart: () => {
      round += 1;
      given.clear();
      return giving;
    },
  };
}

/** Whether the worker that portico/vite has written answers the requests of this page. */
function hasWorker({ navigator, location }: Window): boolean {
  const running = attempt(() => navigator.serviceWorker?.controller?.scriptURL);
  return SERVICE_WORKER !== null && running === new URL(SERVICE_WORKER, location.href).href;
}
