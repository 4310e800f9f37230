import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';

/** Safari and Firefox have no vibrate; Chromium answers false before the visitor has touched the page. */
export function vibrate({ window: { navigator } }: Env, ms: number, fail: Fail): void {
  if (!('vibrate' in navigator)) throw fail('unsupported', 'this browser can not vibrate');
  if (!navigator.vibrate(ms)) throw fail('denied', 'the page has not been touched yet');
}
