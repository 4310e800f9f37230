import type { HostEnv } from '@/platform/host/host-env';
import { withoutHash } from '@/shared/url-hash';

/** Tries of one granting: the first, and two more. */
const TRIES = 3;

/** Which address a client checks differs, and has changed: so there is an order to try them in. */
export function candidatesFor(
  { via, os }: Pick<HostEnv, 'via' | 'os'>,
  landing: string,
  current: string,
): readonly string[] {
  if (via !== 'wechat') return unique([current]);
  return unique(os === 'desktop' ? [current, landing] : [landing, current]);
}

/**
 * What to sign after a refusal, null when there is nothing left. What the client says it has checked comes first, if
 * it is a page of this origin.
 */
export function nextCandidate(
  candidates: readonly string[],
  tried: readonly string[],
  realAuthUrl: unknown,
  origin: string,
): string | null {
  if (tried.length >= TRIES) return null;
  const told = unique(
    [realAuthUrl]
      .flat()
      .filter((url): url is string => typeof url === 'string' && isOf(origin, url)),
  );
  return [...told, ...candidates].find((url) => !tried.includes(url)) ?? null;
}

function isOf(origin: string, url: string): boolean {
  return url === origin || url.startsWith(`${origin}/`) || url.startsWith(`${origin}?`);
}

function unique(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map(withoutHash))];
}
