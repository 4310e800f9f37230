import type { KeptAction } from '@/shared/kept-actions';

/** An action in the outbox, as the browser keeps it. */
export type StoredEntry = KeptAction & {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly failures: number;
  readonly refused: Refused | null;
};

/** Why the server, or the product's own code, does not accept an action. */
export type Refused = {
  /** For developers, in English. */
  readonly message: string;
  /** The code of a PlatformError. */
  readonly code?: string | undefined;
  /** The status of the server. */
  readonly status?: number | undefined;
  /** The body of the server's answer, which may say why. */
  readonly data?: unknown;
};

/** The longest wait before an action is sent again, in milliseconds. */
export const LONGEST_WAIT = 5 * 60_000;

export type Next =
  | { readonly kind: 'send'; readonly entry: StoredEntry }
  /** `ms` is null if only an event can change something. */
  | { readonly kind: 'wait'; readonly ms: number | null };

/** The person sees their own actions, and those of nobody. */
export function isOf(user: string | null, entry: StoredEntry): boolean {
  return entry.user === null || entry.user === user;
}

/** The action whose turn it is. A refused action holds up those after it in its group. */
export function nextOf(entries: readonly StoredEntry[], user: string | null, now: number): Next {
  const first = new Map<string, StoredEntry>();
  for (const entry of [...entries].sort(byOrder)) {
    if (isOf(user, entry) && !first.has(entry.group)) first.set(entry.group, entry);
  }
  const waits: number[] = [];
  for (const entry of first.values()) {
    if (entry.refused) continue;
    const wait = entry.retryAt - now;
    // After the clock was set back, the time may be far in the future.
    if (wait <= 0 || wait > LONGEST_WAIT) return { kind: 'send', entry };
    waits.push(wait);
  }
  return { kind: 'wait', ms: waits.length > 0 ? Math.min(...waits) : null };
}

/** The actions that only wait: the person's own, without those behind a refused one of their group. */
export function waitingOf(
  entries: readonly StoredEntry[],
  user: string | null,
): readonly StoredEntry[] {
  const held = new Set<string>();
  return [...entries].sort(byOrder).filter((entry) => {
    if (!isOf(user, entry)) return false;
    if (entry.refused) held.add(entry.group);
    return !held.has(entry.group);
  });
}

/** The fields of an action that is sent as a new one. */
export function renewed(crypto: Crypto) {
  return { idempotencyKey: newKey(crypto), kept: null, answer: null, refused: null, retryAt: 0 };
}

const byOrder = (one: StoredEntry, other: StoredEntry) => one.order - other.order;

/** crypto.randomUUID needs a secure context, which a phone on a development server does not have. */
export function newKey(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
