import { type AppExtension, newId, PlatformError, take } from '@/platform';
import { callSafely, originOf } from '@/shared/errors';
import { newKey, renewed, type StoredEntry } from './entries';
import { createSender, type Sender } from './sender';
import type { Kinds, OutboxEntry, OutboxOptions, PayloadOf } from './types';

export type Outbox<K extends Kinds = Kinds> = AppExtension & {
  /**
   * Stores an action. Resolves when it is safe: closing the app then loses nothing. Rejects with `quota` if the storage is
   * full.
   */
  add<N extends keyof K & string>(
    kind: N,
    payload: PayloadOf<K[N]>,
  ): Promise<{ readonly id: string }>;
  /** The actions of the present user, the oldest first. The same list until it changes. */
  entries(): readonly OutboxEntry<K>[];
  /** Sends a refused action again, or one that waits for the end of a pause. */
  retry(id: string): Promise<void>;
  /** Removes an action. If it is being sent, it may have arrived. */
  discard(id: string): Promise<void>;
  /** Replaces the payload of an action, which is then sent as a new one. */
  edit(id: string, payload: unknown): Promise<void>;
  subscribe(listener: () => void): () => void;
};

/**
 * Actions that arrive: they are stored before they are sent, and sent again until the server has answered. Name the outbox
 * in `extensions` of `defineApp`.
 */
export function createOutbox<const K extends Kinds>(options: OutboxOptions<K>): Outbox<K> {
  const listeners = new Set<() => void>();
  let sender: Sender | null = null;

  const running = (call: string): Sender => {
    if (sender) return sender;
    const message = 'the outbox is not in `extensions` of defineApp, or the app is not mounted';
    throw new PlatformError({ code: 'invalid', api: `outbox.${call}`, message });
  };

  return {
    start: (app) => {
      const { shelf, env } = app.context;
      const outboxes = shelf(countOutboxes);
      if (outboxes.count > 0) throw new Error(ONE_OUTBOX);
      if (sender) throw new Error(ONE_APP);
      outboxes.count += 1;
      const changed = () => {
        for (const listener of [...listeners])
          callSafely(env.errors.report, listener, originOf('listener'));
      };
      const started = createSender(app, options as unknown as OutboxOptions<Kinds>, changed);
      sender = started;
      return () => {
        sender = null;
        started.stop();
      };
    },
    add: async (kind, payload) => {
      const { context, store, wake } = running('add');
      if (typeof options.kinds[kind] !== 'function') {
        const message = `parameter.kind should be one of ${Object.keys(options.kinds).join(', ')}`;
        throw new PlatformError({ code: 'invalid', api: 'outbox.add', message });
      }
      const taken = take(payload);
      const { env, auth } = context;
      const entry: Omit<StoredEntry, 'order'> = {
        id: newId(env),
        kind,
        payload: taken,
        user: auth.owner(),
        group: options.groupOf?.({ kind, payload: taken } as never) ?? kind,
        idempotencyKey: newKey(env.window.crypto),
        addedAt: env.date(),
        failures: 0,
        retryAt: 0,
        refused: null,
      };
      await store.add(entry);
      // The action is safe. A list that cannot be read must not make the user add it once more.
      await wake().catch(() => {});
      return { id: entry.id };
    },
    entries: () => (sender?.entries() ?? NONE) as readonly OutboxEntry<K>[],
    retry: async (id) => {
      const { context, store, wake } = running('retry');
      const entry = await store.get(id);
      // The server has not carried out a refused action, and may remember its answer to the key.
      const change = entry?.refused ? renewed(context.env.window.crypto) : { retryAt: 0 };
      await store.change(id, change);
      await wake();
    },
    discard: async (id) => {
      const { store, end, wake } = running('discard');
      await store.remove(id);
      end(id);
      await wake();
    },
    edit: async (id, payload) => {
      const { context, store, end, wake } = running('edit');
      await store.change(id, { payload: take(payload), ...renewed(context.env.window.crypto) });
      end(id);
      await wake();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NONE: readonly OutboxEntry[] = [];

/** The number of outboxes of an app. Two would share one database, and refuse each other's actions. */
const countOutboxes = () => ({ count: 0 });
const ONE_OUTBOX = 'an app has one outbox: put the `kinds` of both into one createOutbox';
const ONE_APP = 'an outbox belongs to one app: call createOutbox for each app';
