import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';

export const loadSession = () => import('./session');

/** Starts what only some sessions need. The code for it is not in the first load. */
export function startSession(context: PlatformContext): void {
  const { loadUser, storage = 'local' } = context.settings.auth ?? {};
  if (!loadUser && /local|none/.test(`${storage}`)) return;
  void fetchCode(loadSession).then(({ followSession }) => followSession(context));
}
