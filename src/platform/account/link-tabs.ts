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
  const name = appKey('signed-out', namespace);
  const channel = openChannel(env, name) ?? openStorageChannel(env, name);

  const stop = auth.subscribe(({ reason, previous }) => {
    if (reason === 'sign-out') channel.send(previous?.uid ?? '');
  });
  channel.listen((uid) => {
    const isSignedIn = (auth.token() ?? auth.user()) !== null;
    if (mayShare && isStored()) return;
    if (isSignedIn && (auth.user()?.uid ?? '') === uid) auth.write(null, 'other-tab');
  });
  for (const uid of signedOut) channel.send(uid);
  if (hasOwnSession(context)) followInCache(context, namespace);
  life.signal.addEventListener('abort', () => {
    stop();
    channel.close();
  });
}

/**
 * A page in the back/forward cache gets no message. Its session ends when it returns, if a user has signed out
 * meanwhile: the sign-out is stored without the name of the user.
 */
function followInCache({ auth, env, life }: PlatformContext, namespace: string): void {
  const key = appKey('last-sign-out', namespace);
  const now = () =>
    [auth.token(), auth.owner(), attempt(() => env.storage().getItem(key))] as const;
  let hidden = now();
  const stop = auth.subscribe(({ reason }) => {
    if (reason === 'sign-out') attempt(() => env.storage().setItem(key, newId(env)));
  });
  const hide = () => {
    hidden = now();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    const [token, owner, signOut] = now();
    const isSame = token === hidden[0] && owner === hidden[1];
    if (persisted && owner !== null && isSame && signOut !== hidden[2])
      auth.write(null, 'other-tab');
  };
  env.window.addEventListener('pagehide', hide);
  env.window.addEventListener('pageshow', show);
  life.signal.addEventListener('abort', () => {
    stop();
    env.window.removeEventListener('pagehide', hide);
    env.window.removeEventListener('pageshow', show);
  });
}

type Env = PlatformContext['env'];

type Channel = {
  send(uid: string): void;
  listen(run: (uid: string) => void): void;
  close(): void;
};

/** Missing in Safari before 15.4. */
function openChannel({ window }: Env, name: string): Channel | undefined {
  const channel = attempt(() => new window.BroadcastChannel(name));
  return (
    channel && {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      send: (uid) => channel.postMessage(uid),
      listen: (run) =>
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string') run(data);
        }),
      close: () => channel.close(),
    }
  );
}

/** Writes a value and removes it: the other tabs get an event of both. */
function openStorageChannel(env: Env, name: string): Channel {
  let close = () => {};
  return {
    send: (uid) =>
      attempt(() => {
        env.storage().setItem(name, `${newId(env)} ${uid}`);
        env.storage().removeItem(name);
      }),
    listen: (run) => {
      const receive = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue !== null) run(newValue.slice(newValue.indexOf(' ') + 1));
      };
      env.window.addEventListener('storage', receive);
      close = () => env.window.removeEventListener('storage', receive);
    },
    close: () => close(),
  };
}
