import { clamp } from '@/shared/values';

/** No new code before `end`; it was given for `span` milliseconds. */
export type Lease = { readonly end: number; readonly span: number };

const PREFIX = 'portico-code:';
const DAY = 86_400;

/** One lease for each purpose and recipient. Whose number it is cannot be read in the storage. */
export function leaseKey(purpose: string, recipient: string): string {
  return `${PREFIX}${purpose}:${digest(recipient.trim())}`;
}

export function isLeaseKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function openLease(seconds: number, now: number): Lease {
  const span = clamp(seconds, 0, DAY) * 1000;
  return { end: now + span, span };
}

/** Over, or the same; of a clock that was set back it is counted from now on, and no longer than it was given for. */
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

/** Seconds that a server asks to wait: `{ retryAfter: 30 }`, in what it answers or in what it throws. */
export function retryAfterOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('retryAfter' in answer)) return undefined;
  const seconds = Number(answer.retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, DAY) : undefined;
}

/** 52 bits of it (FNV, twice). No secret, but nobody reads a telephone number in it. */
function digest(text: string): string {
  const half = (seed: number) => {
    let sum = seed;
    for (const point of text) sum = Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193);
    return (sum >>> 0).toString(36);
  };
  return half(0x811c9dc5) + half(0x01234567);
}
