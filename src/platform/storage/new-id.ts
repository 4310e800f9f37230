import type { Env } from '@/platform/call/env';

/** Begins with the time, so that ids can be ordered by age. */
export function newId({ window, date }: Env): string {
  const [random = 0] = window.crypto.getRandomValues(new Uint32Array(1));
  return `${date().toString(36)}-${random.toString(36)}`;
}

/** When it was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id, 36);
}
