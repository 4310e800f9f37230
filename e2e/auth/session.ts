import type { Page } from '@playwright/test';
import type { App } from '../helpers';

/** Null while the document changes. */
export const uid = (page: Page) =>
  page.evaluate(() => window.fixture?.platform.auth.user()?.uid ?? null).catch(() => null);

/** Null while the document changes. */
export const pathOf = (app: App) =>
  app.view().then(
    ({ path }) => path,
    () => null,
  );

/** The state of a sign-in, with the code of its error. */
export const stateOf = (page: Page, name: 'wechat' | 'service' | 'serverService') =>
  page
    .evaluate((key) => {
      const { kind, error } = window.fixture[key]?.state() ?? { kind: 'none' };
      return error ? `${kind} ${error.code}` : kind;
    }, name)
    .catch(() => null);

/** Signs a user in by other means. */
export const enterToken = (page: Page, token: string) =>
  page.evaluate((given) => window.fixture.platform.auth.setToken(given), token);

export const signOutHere = (page: Page) =>
  page.evaluate(() => window.fixture.platform.auth.clear());
