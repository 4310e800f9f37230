import type { Env } from '@/platform/call/env';

/** Whether a messaging app may do some calls itself. In the first load, so it looks at nothing but a word. */
export function mayHaveHost({ env }: { readonly env: Env }): boolean {
  return /MicroMessenger|DingTalk|LIFF/.test(env.window.navigator.userAgent);
}
