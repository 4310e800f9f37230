import { clamp } from '@/shared/values';
import { attempt } from '@/shared/errors';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** No new code before `end`. `span` is the whole waiting time in milliseconds. */
export type Lease = { readonly end: number; readonly span: number };

const PREFIX = 'portico-code:';
const DAY = 86_400;

/** The storage key of a purpose and a recipient. It holds a digest, so that the storage does not reveal the number. */
export function leaseKey(purpose: string, recipient: string): string {
  return `${PREFIX}${purpose}:${digest(recipient.trim())}`;
}

function isLeaseKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function openLease(seconds: number, now: number): Lease {
  const span = clamp(seconds, 0, DAY) * 1000;
  return { end: now + span, span };
}

/** Returns null if the lease has ended. If the clock was set back, the lease starts again now with its whole `span`. */
export function checkLease(lease: Lease | null, now: number): Lease | null {
  if (!lease || lease.end <= now) return null;
  return lease.end - now > lease.span ? { ...lease, end: now + lease.span } : lease;
}

export function parseLease(text: string | null | undefined): Lease | null {
  const match = /^(\d+)\/(\d+)$/.exec(text ?? '');
  if (!match) return null;
  const [end, span] = [Number(match[1]), Number(match[2])];
  return Number.isSafeInteger(end) && span <= DAY * 1000 ? { end, span } : null;
}

export function writeLease({ end, span }: Lease): string {
  return `${Math.round(end)}/${Math.round(span)}`;
}

/** The seconds that the server asks to wait, from `{ retryAfter: 30 }` in its answer or its error. */
export function retryAfterOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('retryAfter' in answer)) return undefined;
  const seconds = Number(answer.retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, DAY) : undefined;
}

/** A digest of 52 bits (FNV, twice). It is not cryptographic, but it hides the telephone number. */
function digest(text: string): string {
  const half = (seed: number) => {
    let sum = seed;
    for (const point of text) sum = Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193);
    return (sum >>> 0).toString(36);
  };
  return half(0x811c9dc5) + half(0x01234567);
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keeps leases in the browser's storage, or in memory if the storage is blocked or full. */
export function createLeases(store: () => Store, now: () => number) {
  const memory = new Map<string, Lease>();
  const watchers = new Set<() => void>();

  const put = (key: string, lease: Lease) => {
    const isStored = attempt(() => {
      store().setItem(key, writeLease(lease));
      return true;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, lease);
  };

  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => store().removeItem(key));
  };

  /** The remaining milliseconds, or 0. Deletes a lease that has ended. */
  const left = (key: string): number => {
    const text = attempt(() => store().getItem(key));
    const found = memory.get(key) ?? parseLease(text);
    const lease = checkLease(found, now());
    if (lease && lease !== found) put(key, lease);
    else if (!lease && (found || text)) remove(key);
    return lease ? lease.end - now() : 0;
  };

  /** Deletes ended leases of all recipients. */
  const sweep = () => {
    const keys = attempt(() => {
      const all = store();
      return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
    });
    for (const key of keys ?? []) if (isLeaseKey(key)) left(key);
  };

  /** Updates all countdowns. */
  const tell = () => {
    for (const look of watchers) look();
  };

  return {
    left,
    sweep,
    tell,
    put: (key: string, lease: Lease) => {
      put(key, lease);
      tell();
    },
    remove: (key: string) => {
      remove(key);
      tell();
    },
    watch: (look: () => void) => {
      watchers.add(look);
      return () => void watchers.delete(look);
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;

// One instance per document: all countdowns of a recipient agree. A lease in memory survives an unmount.
const known = new WeakMap<Document, Leases>();

function leasesOf(page: Document): Leases {
  const leases =
    known.get(page) ??
    createLeases(
      () => window.localStorage,
      () => Date.now(),
    );
  known.set(page, leases);
  return leases;
}

/**
 * The whole seconds until a new code is allowed, or 0. The timer ticks once a second and stops in a hidden document.
 */
export function useCodeLease(
  key: string,
  calls: { onEnd: () => void; onTick: (seconds: number) => void },
) {
  const [shown, setShown] = useState({ key, seconds: 0 });
  const last = useRef({ key, seconds: 0 });
  const seconds = shown.key === key ? shown.seconds : 0;

  const tell = useEffectEvent((next: number) => {
    const before = last.current;
    last.current = { key, seconds: next };
    if (before.key === key && before.seconds === next) return;
    setShown({ key, seconds: next });
    if (next > 0) calls.onTick(next);
    else if (before.key === key && before.seconds > 0) calls.onEnd();
  });

  useLayoutEffect(() => {
    const leases = leasesOf(document);
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      const left = leases.left(key);
      tell(Math.ceil(left / 1000));
      if (left > 0 && !document.hidden) timer = window.setTimeout(look, left % 1000 || 1000);
    };
    // Another tab has sent a code or reset its countdown.
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) look();
    };
    const unwatch = leases.watch(look);
    leases.sweep();
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('storage', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('storage', hear);
      unwatch();
    };
  }, [key]);

  return {
    seconds,
    /**
     * Starts the countdown of the recipient that got the code. The recipient may have changed, or the page may have
     * unmounted.
     */
    begin: (owner: string, wait: number) => {
      leasesOf(document).put(owner, openLease(wait, Date.now()));
    },
    clear: () => {
      last.current = { key, seconds: 0 };
      setShown({ key, seconds: 0 });
      leasesOf(document).remove(key);
    },
    /** Reads the storage again, because another tab may have just started a countdown. */
    isFree: () => {
      const leases = leasesOf(document);
      leases.tell();
      return leases.left(key) === 0;
    },
  };
}
