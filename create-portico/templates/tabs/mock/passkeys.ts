import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createPasskeys, type Passkey, toNodeHandler } from 'portico/sign-in';
import { createTokens, userOf } from './tokens.ts';

type Handlers = Readonly<Record<string, ReturnType<typeof toNodeHandler>>>;

/** Signs users in by passkeys. A server of your own names its one address, and keeps the passkeys in its database. */
export function createPasskeyHandlers() {
  // Several servers of an app share one key, from their environment.
  const key = randomBytes(32).toString('hex');
  const kept = new Map<string, Passkey>();
  const handlersByOrigin = new Map<string, Handlers>();

  const handlersAt = (origin: string): Handlers => {
    const { signIn, create } = createPasskeys({
      name: 'Coffee shop',
      origins: [origin],
      key,
      passkeys: {
        find: (id) => kept.get(id) ?? null,
        of: (userId) => [...kept.values()].filter((passkey) => passkey.userId === userId),
        add: (passkey) => kept.set(passkey.id, passkey),
        used: (id, change) => kept.set(id, { ...kept.get(id)!, ...change }),
      },
      user: ({ headers }) => {
        const id = userOf(headers.get('authorization') ?? undefined);
        return id === null ? null : { id, name: id };
      },
      session: ({ userId }) => createTokens(userId),
    });
    return {
      '/passkeys/sign-in/begin': toNodeHandler(signIn.begin),
      '/passkeys/sign-in/finish': toNodeHandler(signIn.finish),
      '/passkeys/create/begin': toNodeHandler(create.begin),
      '/passkeys/create/finish': toNodeHandler(create.finish),
    };
  };

  /** The handler of a request, or undefined for other requests. Browsers have passkeys on localhost. */
  return ({ headers, url = '' }: IncomingMessage) => {
    const origin = `http://${headers.host}`;
    if (!url.startsWith('/passkeys/') || !/^http:\/\/localhost(:\d+)?$/.test(origin)) {
      return undefined;
    }
    const handlers = handlersByOrigin.get(origin) ?? handlersAt(origin);
    handlersByOrigin.set(origin, handlers);
    return handlers[url];
  };
}
