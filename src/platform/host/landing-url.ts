import type { Env } from '@/platform/call/env';

/**
 * The address that the document was opened at, whatever was pushed or replaced since: WeChat checks signatures by
 * it. The browser keeps it itself, so no script in the head is needed, which a strict policy would refuse (0032).
 */
export function landingUrl({ window }: Pick<Env, 'window'>): string {
  const { href, origin } = window.location;
  const [entry] = window.performance.getEntriesByType?.('navigation') ?? [];
  const name = entry?.name ?? '';
  return name.startsWith(`${origin}/`) ? name : href;
}
