import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createOidcSignIn } from 'portico/sign-in';
import type { App, Traps } from '../helpers';
import { answer } from '../support/answer';
import { tokenFor } from '../support/token';
import { SECRET, startIssuer } from './issuer.mjs';

type Target = BrowserContext | Page;

/** A service whose pages and requests the traps of the test allow. */
export async function openIssuer(
  target: Target,
  app: App,
  traps: Traps,
  more?: Parameters<typeof startIssuer>[1],
) {
  const issuer = await startIssuer(app.href('/').split('#')[0] ?? '', more);
  traps.allow(new RegExp(`^request to ${issuer.issuer}/`));
  // The pages of the service have a font from elsewhere.
  const font = 'https://fonts.googleapis.com/';
  traps.allow(new RegExp(`^request to ${font}`));
  await target.route(`${font}**`, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  return issuer;
}

/** The server of a product that signs users in by the service. */
export async function serveOidc(target: Target, app: App, issuer: string) {
  const { handlers } = createOidcSignIn({
    issuer,
    clientId: 'server',
    clientSecret: SECRET,
    key: 'key-of-32-characters-and-some-more',
    returnTo: [new URL(app.href('/')).origin],
    session: ({ id, tokens }) => {
      expect(tokens.accessToken).not.toBe('');
      return { token: tokenFor({ uid: id, role: ['admin'] }) };
    },
  });
  await target.route('**/api/sign-in/oidc/*', (route) =>
    answer(route, route.request().url().endsWith('/begin') ? handlers.begin : handlers.finish),
  );
}

/** The steps of a user on the pages of the service. */
export async function enter(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
