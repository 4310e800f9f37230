import type { Platform } from '@/platform';
import { enLate, type Messages } from '@/shared/messages';

/** As long as the second back leaves the app. */
const DURATION = 2000;

/** [S8.5] */
export async function warnOfExit(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('exitPrompt');
  await platform.showToast({ title, icon: 'none', duration: DURATION });
}

/** A tap led to a page that needs another role [S6.2]. */
export async function sayDenied(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('deniedText');
  await platform.showToast({ title, icon: 'none' });
}
