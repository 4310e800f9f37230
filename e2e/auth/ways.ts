import type { Page } from '@playwright/test';
import { type App, type Traps, withOptions } from '../helpers';
import { tokenFor } from '../support/token';
import { enter, openIssuer, serveOidc } from './oidc-server';
import { addPhone, type Key, servePasskeys } from './passkey-server';
import { enterToken } from './session';
import { serveWeChat } from './wechat-server';

export type WayName = 'wechat' | 'oidc' | 'oidcByServer' | 'passkeys';

/** Two people with the same phone. */
export type Person = 'ann' | 'bea';

/** One way to sign in, as a user and the product's server see it. */
export type Way = {
  readonly name: WayName;
  /** The phone is in the hands of this person. */
  readonly be: (person: Person) => Promise<void>;
  /** The steps of the person after the tap on the button. */
  readonly finish: (page: Page, person: Person) => Promise<void>;
  /** How many answers were exchanged for a session. */
  readonly exchanges: () => number;
  /** The page has a refresh token of the service. */
  readonly keepsTokens: boolean;
  readonly close: () => Promise<void>;
};

export type Tools = { readonly page: Page; readonly app: App; readonly traps: Traps };

const nothing = async () => {};

async function openWeChat({ page, app, traps }: Tools): Promise<Way> {
  const servers = await serveWeChat(page.context(), app, traps);
  return {
    name: 'wechat',
    be: async (person) => servers.setUser(person),
    finish: (at) => at.getByRole('link', { name: 'Allow' }).click(),
    exchanges: servers.exchanges,
    keepsTokens: false,
    close: servers.close,
  };
}

async function openOidc(name: 'oidc' | 'oidcByServer', { page, app, traps }: Tools): Promise<Way> {
  const issuer = await openIssuer(page.context(), app, traps);
  if (name === 'oidc') await withOptions(page, { issuer: issuer.issuer });
  else await serveOidc(page.context(), app, issuer.issuer);
  return {
    name,
    be: nothing,
    finish: enter,
    exchanges: () => issuer.seen().filter((line) => line === 'POST /token').length,
    keepsTokens: name === 'oidc',
    close: async () => void (await issuer.close()),
  };
}

/** Each person has made a passkey before. */
async function openPasskeys({ page, app }: Tools): Promise<Way> {
  const context = page.context();
  await servePasskeys(context, app);
  const keys = new Map<Person, Key>();
  for (const person of ['ann', 'bea'] as const) {
    const before = await context.newPage();
    const old = await addPhone(before);
    await before.goto(app.href('/list'));
    await before.waitForFunction(() => window.fixture);
    await enterToken(before, tokenFor({ uid: person }));
    await before.evaluate(() => window.fixture.keys.create());
    const [key] = await old.keys();
    if (!key) throw new Error('the phone has made no passkey');
    keys.set(person, key);
    await before.evaluate(() => window.fixture.platform.auth.clear());
    await before.close();
  }
  const phone = await addPhone(page);
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/passkeys/sign-in/finish')) count += 1;
  });
  return {
    name: 'passkeys',
    be: (person) => phone.become(keys.get(person) as Key),
    finish: nothing,
    exchanges: () => count,
    keepsTokens: false,
    close: nothing,
  };
}

/** Call it before the first page opens. */
export function openWay(name: WayName, tools: Tools): Promise<Way> {
  if (name === 'wechat') return openWeChat(tools);
  return name === 'passkeys' ? openPasskeys(tools) : openOidc(name, tools);
}
