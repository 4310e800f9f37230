import type { Platform } from '@/platform';
import { EXIT_WARNING_MS } from '@/shared/defaults';
import { enLate, type Messages } from '@/shared/messages';

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
