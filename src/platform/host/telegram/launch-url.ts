import type { Env } from '@/platform/call/env';
import { isTelegramLaunch } from '@/platform/host/detect-host';
import { landingUrl } from '@/platform/host/landing-url';
import { attempt } from '@/shared/errors';

const KEY = 'portico:telegram-launch';

/**
 * The address with Telegram's parameters. They stand behind the hash of the first address only: what a reload finds
 * there is gone, so they are kept for the tab's life.
 */
export function launchUrl(env: Pick<Env, 'window'>): string {
  const landing = landingUrl(env);
  if (isTelegramLaunch(landing)) return landing;
  // Reading it throws where the browser blocks storage.
  return attempt(() => env.window.sessionStorage.getItem(KEY)) ?? landing;
}

export function keepLaunch({ window }: Pick<Env, 'window'>, url: string): void {
  attempt(() => window.sessionStorage.setItem(KEY, url));
}
