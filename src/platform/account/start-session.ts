import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';

/** The code that renews and follows sessions. It is in the chunk of clients, which renew sessions too. */
export const loadSession = () => fetchCode(() => import('@/platform/network/client-request'));

/** Starts what only some sessions need. */
export function startSession(context: PlatformContext): void {
  const { loadUser, storage } = context.settings.auth ?? {};
  if (loadUser || storage) void loadSession().then(({ followSession }) => followSession(context));
}
