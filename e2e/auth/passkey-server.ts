import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { createPasskeys, type Passkey } from 'portico/sign-in';
import type { App } from '../helpers';
import { answer } from '../support/answer';
import { tokenFor, userOf } from '../support/token';

/** The server of a product with passkeys. Its database is `kept`. */
export async function servePasskeys(target: BrowserContext | Page, app: App) {
  const kept = new Map<string, Passkey>();
  const { origin } = new URL(app.href('/'));
  const server = createPasskeys({
    name: 'Fixture',
    origins: [origin],
    key: 'key-of-32-characters-and-some-more',
    passkeys: {
      find: (id) => kept.get(id) ?? null,
      of: (userId) => [...kept.values()].filter((one) => one.userId === userId),
      add: (passkey) => kept.set(passkey.id, passkey),
      used: (id, change) => kept.set(id, { ...(kept.get(id) as Passkey), ...change }),
    },
    user: (request) => {
      const id = userOf(request.headers.get('authorization'));
      return id === null ? null : { id, name: `${id}@example.com` };
    },
    session: ({ userId }) => ({ token: tokenFor({ uid: userId, role: ['admin'] }) }),
  });
  await target.route('**/api/passkeys/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const handlers = path.includes('/create/') ? server.create : server.signIn;
    return answer(route, path.endsWith('/begin') ? handlers.begin : handlers.finish);
  });
  return kept;
}

export type Key = Awaited<ReturnType<typeof keysIn>>[number];

const keysIn = async (session: CDPSession, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/** The part of the phone that has the keys. The phone unlocks itself. */
export async function addPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setConsent: async (agrees: boolean) => {
      const isUserVerified = agrees;
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    /** The dialog of the phone stays open. */
    wait: async (waits: boolean) => {
      const enabled = !waits;
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    keys: () => keysIn(session, authenticatorId),
    /** The phone of another user, who has this key. */
    become: async (key: Key) => {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await session.send('WebAuthn.addCredential', { authenticatorId, credential: key });
    },
  };
}
