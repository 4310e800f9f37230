import type { PlatformContext } from '@/platform/call/context';
import { createCodeLoaders } from '@/platform/call/load';

/** The code that renews and follows sessions. It is in the chunk of clients, which renew sessions too. */
const load = () => import('@/platform/network/client-request');

export const loadSession = ({ shelf }: PlatformContext) => shelf(createCodeLoaders)(load).fetch();

/** Starts what only some sessions need. */
export function startSession(context: PlatformContext): void {
  const { auth, env, life, settings } = context;
  if (!settings.auth?.loadUser && !settings.auth?.storage) return;
  let isWaiting = true;
  /** The users who signed out before the code has arrived. */
  const signedOut: string[] = [];
  const stop = auth.subscribe(({ reason, previous }) => {
    if (reason === 'sign-out') signedOut.push(previous?.uid ?? '');
  });
  const start = () =>
    loadSession(context).then(
      ({ followSession }) => {
        if (!isWaiting || life.signal.aborted) return;
        isWaiting = false;
        stop();
        followSession(context, signedOut);
      },
      // Code that was lost is fetched again when the network or the user comes back.
      () => {},
    );
  env.window.addEventListener('online', start, life);
  env.document.addEventListener('visibilitychange', start, life);
  life.signal.addEventListener('abort', stop);
  void start();
}
