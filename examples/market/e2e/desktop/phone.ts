import { test as base, expect, type Page } from '@playwright/test';

/** Each test fails on an uncaught error and on a violation of the Content-Security-Policy. */
export const test = base.extend<{ problems: undefined }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export const frame = (page: Page) => page.locator('iframe.phone-frame');

/** The app in the phone. */
export const app = (page: Page) => page.frameLocator('iframe.phone-frame');

export const active = (page: Page) => app(page).locator('[data-page][data-state="active"]');

export const titled = (page: Page, name: string | RegExp) =>
  expect(active(page).getByRole('heading', { level: 1, name })).toBeVisible();

export const root = (page: Page) => app(page).locator('html');

/** While the document is replaced, it answers nothing for a moment. */
export const userAgentOf = (page: Page) =>
  root(page)
    .evaluate(() => navigator.userAgent)
    .catch(() => '');

export const choose = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value, exact: true }).check();

export async function openPhone(page: Page, path = '/') {
  await page.goto(path);
  await expect(frame(page)).toHaveAttribute('data-ready', 'true');
}
