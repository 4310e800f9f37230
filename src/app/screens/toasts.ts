import type { Platform } from '@/platform';
import { EXIT_WARNING_MS } from '@/shared/defaults';
import { isLostCode } from '@/shared/lost-code';
import { en, enLate, type Messages } from '@/shared/messages';
import type { AppParts } from '../boot/app-parts';

/** Warns that a second Back leaves the app [S8.5]. */
export async function showExitToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('exitPrompt');
  await platform.showToast({ title, icon: 'none', duration: EXIT_WARNING_MS });
}

/** Shown when the user taps a link to a page that needs another role [S6.2]. */
export async function showDeniedToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('deniedText');
  await platform.showToast({ title, icon: 'none' });
}

/**
 * A button seems dead if the code behind it cannot be fetched. So a toast says why, unless the product handles the
 * rejection. A missing network is no mistake of the product, so the console stays clean.
 */
export function explainLostCode({ platform, context }: AppParts): void {
  const { env, messages, life } = context;
  const { window } = env;
  const explain = (event: PromiseRejectionEvent) => {
    if (!comesFromLostCode(event.reason)) return;
    const isOffline = window.navigator.onLine === false;
    if (isOffline) event.preventDefault();
    const title = messages.using(en)(isOffline ? 'noNetwork' : 'crashTitle');
    platform.showToast({ title, icon: 'none' }).catch(() => {});
  };
  window.addEventListener('unhandledrejection', explain, { signal: life.signal });
}

function comesFromLostCode(error: unknown): boolean {
  return error instanceof Error && (isLostCode(error) || comesFromLostCode(error.cause));
}
