import type { Client, ClientOptions, Platform } from '@/platform';
import type { Refused } from './entries';

export type OutboxTools = {
  /** A client of the signed-in user, whose requests carry the key as `Idempotency-Key`. */
  readonly client: Client;
  /** The same for each attempt, so that the server can tell a repeated action. */
  readonly idempotencyKey: string;
  /** Aborted when another user signs in, when the action is discarded, after `timeout`, and when the app is unmounted. */
  readonly signal: AbortSignal;
  readonly platform: Platform;
};

/** Sends actions of one kind. It rejects if the server does not accept the action. */
export type Send<P = never> = (payload: P, tools: OutboxTools) => Promise<unknown>;

export type Kinds = Readonly<Record<string, Send>>;

export type PayloadOf<S> = S extends Send<infer P> ? P : never;

/** An action in the outbox. */
export type OutboxEntry<K extends Kinds = Kinds> = {
  readonly [N in keyof K & string]: {
    readonly id: string;
    readonly kind: N;
    readonly payload: PayloadOf<K[N]>;
    /** `waiting` for its turn, the network, or the end of a pause. `refused` waits for the user. */
    readonly state: 'waiting' | 'sending' | 'refused';
    readonly refused: Refused | null;
    /** Milliseconds since 1970. */
    readonly addedAt: number;
    /** Attempts that failed. */
    readonly failures: number;
  };
}[keyof K & string];

export type OutboxOptions<K extends Kinds> = {
  /** How to send each kind of action. */
  readonly kinds: K;
  /**
   * How long one attempt may take, in milliseconds. Then its `signal` aborts. The action may have arrived, so it is sent
   * again with its key. 0 means no limit. @default 0
   */
  readonly timeout?: number;
  /** The options of `client`. @default `{ auth: true }` */
  readonly client?: ClientOptions;
  /** Actions of one group are sent one after the other, and a refused one holds up the rest. @default all of a kind */
  readonly groupOf?: (entry: Pick<OutboxEntry<K>, 'kind' | 'payload'>) => string;
  /** The action has arrived: the place to call `platform.invalidate`. */
  readonly onSent?: (entry: OutboxEntry<K>, answer: unknown, platform: Platform) => unknown;
  /**
   * The server has another state (409 or 412). A new payload is sent in place of the old one, and null discards the action.
   *
   * @default the action is refused
   */
  readonly onConflict?: (
    entry: OutboxEntry<K>,
    error: unknown,
    platform: Platform,
  ) => ConflictAnswer | Promise<ConflictAnswer>;
};

type ConflictAnswer = { readonly payload: unknown } | null | undefined | void;
