import {
  type AppExtensionTarget,
  anySignal,
  failureOf,
  inTime,
  isOffline,
  isPlatformError,
  type PlatformContext,
  take,
} from '@/platform';
import { failureIn } from '@/router';
import { attempt, callSafely, originOf } from '@/shared/errors';
import { ANSWERED, type ActionWish } from '@/shared/kept-actions';
import { isWrite, keyedClient } from './action-client';
import { isOf, nextOf, renewed, type StoredEntry } from './entries';
import { createHandOver } from './hand-over';
import { judge } from './judge';
import { createOutboxStore, type OutboxStore } from './outbox-store';
import { personOf } from './person';
import type { Kinds, OutboxEntry, OutboxOptions } from './types';

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 5000;

export type Sender = {
  readonly context: PlatformContext;
  readonly store: OutboxStore;
  readonly entries: () => readonly OutboxEntry[];
  /** Reads the store, and sends what is due. Resolves when the list is new. */
  readonly wake: () => Promise<void>;
  /** Ends the attempt of an action. */
  readonly end: (id: string) => void;
  readonly stop: () => void;
};

/** Sends the actions of the outbox, one at a time over all tabs. */
export function createSender(
  { platform, context, fetchRequests }: AppExtensionTarget,
  options: OutboxOptions<Kinds>,
  onChange: () => void,
): Sender {
  const { env, auth, life } = context;
  const { window } = env;
  const { report } = env.errors;
  const fail = failureOf('outbox');
  const store = createOutboxStore(context, fail);
  const stopping = new AbortController();
  const name = `portico:${context.settings.namespace}:outbox`;
  const channel = attempt(() => new window.BroadcastChannel(name));
  let listed: readonly StoredEntry[] = [];
  let shown: readonly OutboxEntry[] = [];
  let sending: { readonly id: string; readonly ending: AbortController } | null = null;
  let isAwake = false;
  let mustLook = false;
  /** The network was away at the last attempt, whatever the phone says. */
  let isCutOff = false;
  let cancelPause = () => {};

  /** The user whose actions are sent. */
  const person = () => personOf(auth);

  const show = () => {
    const user = person();
    shown = listed.filter((entry) => isOf(user, entry)).map((entry) => shownOf(entry, sending?.id));
    onChange();
  };

  let reading: Promise<unknown> = Promise.resolve();
  let nextReading: Promise<void> | null = null;
  /** Callers that ask during a reading share the next one, which sees what they have stored. */
  const read = () => {
    nextReading ??= reading.then(async () => {
      nextReading = null;
      const entries = store.list();
      reading = entries.catch(() => {});
      listed = [...(await entries)].sort((one, other) => one.order - other.order);
      show();
    });
    return nextReading;
  };

  /** Other tabs show the same list. */
  const tellTabs = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel?.postMessage('changed');
  };

  const wait = (ms: number | null) => {
    cancelPause();
    const longest = isOffline(context) ? LOOK : Number.POSITIVE_INFINITY;
    const pause = Math.min(ms ?? Number.POSITIVE_INFINITY, longest);
    if (pause < Number.POSITIVE_INFINITY) cancelPause = env.after(pause, look);
  };

  /** Carries out the verdict about an attempt that failed. */
  const settle = async (entry: StoredEntry, error: unknown, signal: AbortSignal) => {
    const verdict = judge(error, entry, env.date(), Math.random());
    const failures = entry.failures + 1;
    const change = (next: Partial<StoredEntry>) =>
      store.change(entry.id, { ...next, failures }, entry.idempotencyKey);
    switch (verdict.kind) {
      case 'later':
        return void (await change({ retryAt: env.date() + verdict.ms }));
      case 'conflict': {
        const answer = await asked(entry, error, signal);
        if (signal.aborted) return;
        if (answer === null) return store.remove(entry.id, entry.idempotencyKey);
        const isNew = typeof answer === 'object' && 'payload' in answer;
        if (!isNew) return void (await change({ refused: verdict.refused }));
        // The first conflict costs no time. A product that answers each one alike must not flood the server.
        const retryAt = entry.failures > 0 ? env.date() + verdict.ms : 0;
        const next = { ...renewed(window.crypto), retryAt };
        const isKept = change({ payload: take(answer.payload), ...next });
        return void (await isKept.catch((mistake: unknown) => {
          if (!isPlatformError(mistake, 'unsupported')) throw mistake;
          report(mistake, originOf('callback'));
          return change({ refused: verdict.refused });
        }));
      }
      case 'refused':
        if (verdict.isMistake) report(error, originOf('callback'));
        await change({ refused: verdict.refused });
    }
  };

  /** The product may ask the user, so there is no limit. The end of the attempt ends it. */
  const asked = async (entry: StoredEntry, error: unknown, signal: AbortSignal) => {
    try {
      const ask = () => options.onConflict?.(shownOf(entry) as never, error, platform);
      return await inTime(env, { ms: 0, signal }, ask);
    } catch (mistake) {
      if (!signal.aborted) report(mistake, originOf('callback'));
      return undefined;
    }
  };

  const late = () => {
    throw fail('timeout', `the action was not sent within ${options.timeout} ms`);
  };

  const send = async (entry: StoredEntry, signal: AbortSignal, wish: ActionWish | null) => {
    const { kind, payload, idempotencyKey } = entry;
    const sendIt = options.kinds[kind];
    // The action comes from another version of the app.
    if (!sendIt) throw new Error(`the app has no kind '${kind}' of actions any longer`);
    const { header, ...rest } = options.client ?? {};
    const client = platform.until(signal).createClient({
      auth: true,
      ...rest,
      // The worker takes the request at once, or not at all.
      ...(wish === 'keep' && { whenOffline: 'fail', retry: false }),
      header: async (params) => ({
        ...(typeof header === 'function' ? await header(params) : header),
        ...(wish && isWrite(params.method) && handOver.header(wish)),
      }),
    });
    const tools = { client: keyedClient(client, idempotencyKey), idempotencyKey, signal, platform };
    return sendIt(payload as never, tools);
  };

  const handOver = createHandOver(context, name, (entry, signal) => send(entry, signal, 'keep'));

  /** Whether an action was sent or failed, so that the next one has its turn. */
  const sendNext = async (): Promise<boolean> => {
    const user = person();
    const next = nextOf(listed, user, env.date());
    if (next.kind === 'wait') {
      wait(next.ms);
      return false;
    }
    // Another tab may have sent it meanwhile.
    const entry = await store.get(next.entry.id);
    if (stopping.signal.aborted) return false;
    // Another user may have signed in meanwhile, too.
    if (!entry || entry.refused || person() !== user) {
      await read();
      return true;
    }
    const ending = new AbortController();
    sending = { id: entry.id, ending };
    show();
    const { signal, end } = anySignal([ending.signal, stopping.signal]);
    let hasArrived = false;
    try {
      // Product code may not hear the signal, and must not keep the turn.
      const limit = { ms: options.timeout ?? 0, signal, late };
      const answer = await inTime(env, limit, (limited) =>
        send(entry, limited, entry.answer ? 'answer' : null),
      );
      hasArrived = true;
      isCutOff = false;
      await store.remove(entry.id, entry.idempotencyKey);
      const sent = shownOf(entry) as never;
      callSafely(report, () => options.onSent?.(sent, answer, platform), originOf('callback'));
    } catch (error) {
      // The database has failed, and not the action. It is sent again with its key.
      if (hasArrived) throw error;
      isCutOff = failureIn(error).kind === 'connection';
      if (!signal.aborted) await settle(entry, error, signal);
    } finally {
      end();
      sending = null;
    }
    await read();
    tellTabs();
    return true;
  };

  const sendAll = async () => {
    do {
      mustLook = false;
      await read();
      // Without a network only an outage is learned. The network wakes the sender.
      while (!stopping.signal.aborted && !isOffline(context) && (await sendNext()));
      if (isOffline(context) || isCutOff) {
        await handOver.give(listed, person(), stopping.signal);
        await read();
      }
      if (isOffline(context)) wait(null);
    } while (mustLook && !stopping.signal.aborted);
  };

  /** One tab sends at a time. A tab that is closed gives the turn away. */
  const inTurn = async (work: () => Promise<void>) => {
    const locks = attempt(() => window.navigator.locks as LockManager | undefined);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      if (locks) await locks.request(name, { signal: stopping.signal }, begin);
    } catch (error) {
      if (hasBegun) throw error;
    }
    // A sandboxed frame refuses locks. Then the key of an action keeps it from counting twice.
    if (!hasBegun && !stopping.signal.aborted) await work();
  };

  const wake = async () => {
    mustLook = true;
    await read();
    tellTabs();
    if (isAwake || stopping.signal.aborted) return;
    isAwake = true;
    void inTurn(sendAll)
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        report(error, originOf('runtime'));
        show();
      })
      .finally(() => {
        isAwake = false;
        if (mustLook && !stopping.signal.aborted) look();
      });
  };

  /** A browser without a database has no actions. `add` has told the product. */
  const look = () => void wake().catch(() => {});

  /** The network or the user is back, so nothing waits for the end of a pause. */
  const hurry = async () => {
    const waiting = listed.filter(({ retryAt, refused }) => retryAt > 0 && !refused);
    for (const { id } of waiting) await store.change(id, { retryAt: 0 });
    await wake();
  };
  const listening = { signal: stopping.signal } as const;
  const hurryIfPossible = () => void hurry().catch(() => {});
  window.addEventListener('online', hurryIfPossible, listening);
  window.document.addEventListener('visibilitychange', look, listening);
  channel?.addEventListener('message', ({ data }) => {
    if (data === ANSWERED) look();
    else void read().catch(() => {});
  });
  const stopHearing = auth.subscribe(({ user, previous, reason }) => {
    // An attempt may have renewed the token. If that hurried the others, two of them would send without a pause.
    const isRenewal = reason === 'refresh' && sending !== null;
    if (user?.uid !== previous?.uid) sending?.ending.abort();
    // At once: the next user must not see the actions of this one.
    show();
    if (isRenewal) return look();
    void handOver
      .restart()
      .then(() => store.takeBack(person()))
      .then(hurry)
      .catch(() => {});
  });
  life.signal.addEventListener('abort', () => stopping.abort());
  const cancelIdle = env.idle(() => {
    // Before a tunnel: Firefox remembers code that was lost until the document is reloaded, and then no action is sent.
    if (!isOffline(context)) fetchRequests().catch(() => {});
    look();
  });

  return {
    context,
    store,
    entries: () => shown,
    wake,
    end: (id) => {
      if (sending?.id === id) sending.ending.abort();
    },
    stop: () => {
      stopping.abort();
      cancelPause();
      cancelIdle();
      stopHearing();
      channel?.close();
    },
  };
}

function shownOf(entry: StoredEntry, sendingId?: string): OutboxEntry {
  const { id, kind, payload, refused, addedAt, failures } = entry;
  const state = id === sendingId ? 'sending' : refused ? 'refused' : 'waiting';
  return { id, kind, payload: payload as never, state, refused, addedAt, failures };
}
