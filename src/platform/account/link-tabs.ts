import type { PlatformContext } from '@/platform/call/context';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';
import { hasOwnSession, sessionNamespace } from './renewals';
import { appKey } from './token-storage';

/**
 * Signs out in all tabs if each keeps its own session. A tab with another user stays signed in, and so does a session
 * in localStorage: the sign-out has removed the one before it.
 */
export function linkTabs(context: PlatformContext, signedOut: readonly string[]): void {
  const { auth, env, life, settings } = context;
  const place = settings.auth?.storage ?? 'local';
  const mayShare = place === 'local' || place === 'none';
  const namespace = sessionNamespace(context);
  const isStored = () =>
    ['token', 'user'].some((entry) =>
      attempt(() => env.storage().getItem(appKey(entry, namespace)) !== null),
    );
  const key = appKey('signed-out', namespace);

  /** The other tabs get an event of both values. The name of the user does not stay in the storage. */
  const send = (uid: string) =>
    attempt(() => {
      const id = newId(env);
      env.storage().setItem(key, `${id} ${uid}`);
      env.storage().setItem(key, id);
    });
  const hear = (event: StorageEvent) => {
    const message = event.key === key && /^\S+ (.*)$/s.exec(event.newValue ?? '');
    if (!message || (mayShare && isStored())) return;
    const isSignedIn = (auth.token() ?? auth.user()) !== null;
    if (isSignedIn && (auth.user()?.uid ?? '') === message[1]) auth.write(null, 'other-tab');
  };

  const stop = auth.subscribe(({ reason, previous }) => {
    if (reason === 'sign-out') send(previous?.uid ?? '');
  });
  life.signal.addEventListener('abort', stop);
  env.window.addEventListener('storage', hear, life);
  for (const uid of signedOut) send(uid);
  if (hasOwnSession(context)) followInCache(context, key);
}

/**
 * A page in the back/forward cache gets no event. Its session ends when it returns, if a user has signed out meanwhile.
 */
function followInCache({ auth, env, life }: PlatformContext, key: string): void {
  const now = () =>
    [auth.token(), auth.owner(), attempt(() => env.storage().getItem(key))] as const;
  let hidden = now();
  const hide = () => {
    hidden = now();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    const [token, owner, signOut] = now();
    const isSame = token === hidden[0] && owner === hidden[1];
    if (persisted && owner !== null && isSame && signOut !== hidden[2])
      auth.write(null, 'other-tab');
  };
  env.window.addEventListener('pagehide', hide, life);
  env.window.addEventListener('pageshow', show, life);
}
