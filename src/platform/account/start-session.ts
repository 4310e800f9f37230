import type { PlatformContext } from '@/platform/call/context';
import { createCodeLoaders } from '@/platform/call/load';

/** The code that renews and follows sessions. It is in the chunk of clients, which renew sessions too. */
const load = () => import('@/platform/network/client-request');

export const loadSession = ({ shelf }: PlatformContext) => shelf(createCodeLoaders)(load).fetch();

/** Starts what only some sessions need. */
export function startSession(context: PlatformContext): void {
  const { loadUser, storage } = context.settings.auth ?? {};
  if (!loadUser && !storage) return;
  const { auth, env, life } = context;
  /** The users who signed out before the code has arrived. */
  const signedOut: string[] = [];
  const unsubscribe = auth.subscribe(({ reason, previous }) => {
    if (reason === 'sign-out') signedOut.push(previous?.uid ?? '');
  });
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
    unsubscribe();
  };
  const start = () =>
    loadSession(context).then(
      ({ followSession }) => {
        if (waiting.signal.aborted) return;
        stop();
        followSession(context, signedOut);
      },
      // Code that was lost is fetched again when the network or the user comes back.
      () => {},
    );
  env.window.addEventListener('online', start, waiting);
  env.document.addEventListener('visibilitychange', start, waiting);
  life.signal.addEventListener('abort', stop);
  void start();
}
