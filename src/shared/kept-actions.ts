// The contract of the outbox and the service worker of an app. The worker sends actions while no page of the app is open.

/**
 * The header by which the worker knows a request of the outbox: a wish, a space, and the name of the database. It does
 * not leave the phone.
 */
export const ACTION_HEADER = 'Portico-Outbox';

export type ActionWish =
  /** Do not send the request, but keep it, and send it when the network is there. */
  | 'keep'
  /** The request may have been sent already: give its answer. */
  | 'answer';

/** The header in which the server finds the key of an action. */
export const KEY_HEADER = 'Idempotency-Key';

/** The worker has new answers. The outbox hears it on the channel with the name of the database. */
export const ANSWERED = 'answered';

/** A request of an action, for the worker to send. */
export type KeptRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Blob;
  readonly credentials: RequestCredentials;
};

/** The server's answer to it. */
export type KeptAnswer = Pick<KeptRequest, 'method' | 'url' | 'headers' | 'body'> & {
  readonly status: number;
};

/** The fields of a stored action that the worker reads or writes. */
export type KeptAction = {
  /** Counts over all tabs. A clock that is wrong does not matter. */
  readonly order: number;
  /** Actions of one group are sent one after the other. */
  readonly group: string;
  /** The person who added it. null: nobody was signed in. */
  readonly user: string | null;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970. */
  readonly retryAt: number;
  /** Why the server does not accept the action. */
  readonly refused: object | null;
  readonly kept?: KeptRequest | null;
  readonly answer?: KeptAnswer | null;
};
