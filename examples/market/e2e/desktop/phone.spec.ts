import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { active, app, choose, frame, openPhone, root, test, titled, userAgentOf } from './phone.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('a wide screen with a mouse shows the app in a phone', async ({ page }) => {
  await openPhone(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Linden Market' })).toBeVisible();
  await expect(app(page).getByRole('heading', { level: 1, name: 'Linden Market' })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
  expect(await frame(page).evaluate((element) => element.clientWidth)).toBe(390);
});

test('the address and the title follow the app, and Back, Forward and a reload keep its page', async ({
  page,
}) => {
  await openPhone(page);
  await active(page).getByRole('link', { name: 'Flat white', exact: true }).click();
  await titled(page, 'Flat white');
  await expect(page).toHaveURL('/item/flat-white');
  await expect(page).toHaveTitle(/Flat white/);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(active(page).getByRole('heading', { name: 'Popular today' })).toBeVisible();
  await page.goForward();
  await titled(page, 'Flat white');
  await expect(page).toHaveURL('/item/flat-white');

  await page.reload();
  await titled(page, 'Flat white');
  await expect(page).toHaveURL('/item/flat-white');
  await active(page)
    .getByRole('button', { name: /Back|Home/ })
    .click();
  await expect(active(page).getByRole('heading', { name: 'Popular today' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link opens its page in the phone', async ({ page }) => {
  await openPhone(page, '/item/honey');
  await titled(page, 'City honey');
  await expect(page).toHaveURL('/item/honey');
});

test('the switches change theme, language, direction and text size, and a reload keeps them', async ({
  page,
}) => {
  await openPhone(page, '/cart');
  await choose(page, 'Theme', 'Dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Text size', '200 %');
  await expect(root(page)).toHaveCSS('font-size', '32px');
  await choose(page, 'Direction', 'RTL');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await choose(page, 'Direction', 'Auto');
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
  await choose(page, 'Language', 'العربية');
  await titled(page, 'السلة');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'سوق الزيزفون' })).toBeVisible();

  await page.reload();
  await titled(page, 'السلة');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveCSS('font-size', '32px');
});

test('the switches follow a language that the user chose in the app', async ({ page }) => {
  await openPhone(page, '/me');
  await active(page)
    .getByRole('button', { name: /Language/ })
    .click();
  await app(page).getByRole('option', { name: 'العربية' }).click();
  await app(page).getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('radio', { name: 'العربية' })).toBeChecked();
  await choose(page, 'اللغة', 'English');
  await titled(page, 'Me');
});

test('without the network the app says so, and loads again when it is back', async ({ page }) => {
  await openPhone(page);
  await page.waitForLoadState('networkidle');
  await choose(page, 'Network', 'Offline');
  await expect(active(page).getByText(/offline/i)).toBeVisible();
  await choose(page, 'Network', 'Good');
  await expect(app(page).getByText(/offline/i)).toHaveCount(0);
});

test('with half of the network every second request fails', async ({ page }) => {
  await openPhone(page);
  await choose(page, 'Network', 'Half fails');
  const answers = () =>
    root(page).evaluate(async () => {
      const statuses: (number | string)[] = [];
      for (let count = 0; count < 4; count += 1) {
        const answer = await fetch('/api/catalogue').catch((error: Error) => error.message);
        statuses.push(typeof answer === 'string' ? answer : answer.status);
      }
      return statuses;
    });
  const successes = async () => (await answers()).filter((answer) => answer === 200).length;
  await expect.poll(successes).toBe(2);
});

test('in a messaging app the page has its user agent, and its calls are listed', async ({
  page,
}) => {
  await openPhone(page, '/item/honey');
  const userAgent = () => userAgentOf(page);
  await choose(page, 'Opened in', 'WeChat');
  await expect(page.getByRole('heading', { name: 'Calls to WeChat' })).toBeVisible();
  await expect.poll(userAgent).toContain('MicroMessenger/');
  await titled(page, 'City honey');
  const log = page.getByRole('log', { name: 'Calls to WeChat' });
  await expect(log.getByText('updateAppMessageShareData', { exact: true })).toBeVisible();
  await expect(log.getByText('City honey').first()).toBeVisible();

  await choose(page, 'Opened in', 'DingTalk');
  await expect.poll(userAgent).toContain('DingTalk/');
  await titled(page, 'City honey');
  await active(page).getByRole('button', { name: 'Share' }).click();
  await expect(
    page
      .getByRole('log', { name: 'Calls to DingTalk' })
      .getByText('biz.util.share', { exact: true }),
  ).toBeVisible();

  await choose(page, 'Opened in', 'Browser');
  await expect.poll(userAgent).toMatch(/^(?!.*DingTalk)Mozilla/);
});

test('the frame can be left for the session, and comes back', async ({ page }) => {
  await openPhone(page, '/item/honey');
  await page.getByRole('link', { name: 'Open without the frame' }).click();
  await expect(page).toHaveURL('/item/honey');
  await expect(page.locator('[data-page][data-state="active"] h1')).toHaveText('City honey');
  await expect(frame(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-page][data-state="active"] h1')).toHaveText('City honey');
  await page.goto('/item/honey?frame=on');
  await titled(page, 'City honey');
});

test('the list of calls to a messaging app grows and moves no switch', async ({ page }) => {
  await openPhone(page);
  const theme = page.getByRole('group', { name: 'Theme' });
  const before = await theme.boundingBox();
  await choose(page, 'Opened in', 'WeChat');
  await expect(page.getByRole('log').getByText('checkJsApi', { exact: true })).toBeVisible();
  expect(await theme.boundingBox()).toEqual(before);
});

test('axe finds nothing on the page of the phone, light and dark', async ({ page }) => {
  for (const theme of ['Light', 'Dark']) {
    await openPhone(page);
    await choose(page, 'Theme', theme);
    await choose(page, 'Opened in', 'WeChat');
    await expect(page.getByRole('heading', { name: 'Calls to WeChat' })).toBeVisible();
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      // @ts-expect-error axe is a global of the script above.
      const result = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
      return result.violations.map(
        ({ id, nodes }: { id: string; nodes: { target: unknown }[] }) => [id, nodes[0]?.target],
      );
    });
    expect(violations).toEqual([]);
  }
});

test('the keyboard reaches the link, the switches and the app', async ({ page }) => {
  await openPhone(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open without the frame' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Browser' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page)).toBeFocused();
});

test.describe('plain', () => {
  test('a crawler with a wide screen gets the page itself', async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Popular today' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await context.close();
  });

  test('without JavaScript a wide screen shows the page itself', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Popular today' })).toBeVisible();
    await context.close();
  });

  test('a window of 390 x 844 has no frame, and does not load its code', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-page][data-state="active"]')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(files.filter((file) => /desktop|phone-page|app-in-phone|hosts/.test(file))).toEqual([]);
    await context.close();
  });

  test('the page that was rendered ahead never appears in the width of the desktop', async ({
    page,
  }) => {
    const shown: string[] = [];
    await page.exposeFunction('note', (state: string) => shown.push(state));
    await page.addInitScript(() => {
      const watch = () => {
        const first = document.querySelector('#root');
        const isSeen = first && getComputedStyle(first).visibility === 'visible';
        // @ts-expect-error the function of the test.
        if (isSeen && window.top === window && document.styleSheets.length > 0) window.note('wide');
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await openPhone(page);
    expect(shown).toEqual([]);
  });
});
