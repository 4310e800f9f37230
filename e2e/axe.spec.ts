import { breakChunk, expect, test, violations } from './helpers';

const pages = [
  '/',
  '/me',
  '/list',
  '/item/1',
  '/pick',
  '/slow',
  '/nobar',
  '/pull',
  '/limits',
  '/draft',
  '/links',
  '/overlays',
];

/** Two looks have both colour schemes and both writing directions. */
const looks = [
  {
    locale: 'en-US',
    colorScheme: 'light',
    direction: 'ltr',
    timeout: 'The connection timed out, click the screen to try again',
  },
  {
    locale: 'ar',
    colorScheme: 'dark',
    direction: 'rtl',
    timeout: 'انتهت مهلة الاتصال، اضغط على الشاشة للمحاولة مرة أخرى',
  },
] as const;

for (const { locale, colorScheme, direction, timeout } of looks) {
  test.describe(`axe in ${direction} and ${colorScheme}`, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation on any page', async ({ app, page }) => {
      await app.open('/');
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      for (const path of pages) {
        await app.call('relaunch', { url: path });
        await expect(app.on('url')).toHaveText(path);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('finds no violation on the not-found page, the error screens, a refused page and a sheet', async ({
      app,
      page,
      traps,
    }) => {
      traps.allow(/this page always throws|The above error|error boundary/);
      await app.open('/nope');
      expect(await violations(page), 'not found').toEqual([]);
      await page.goto('about:blank');
      await app.open('/admin');
      expect(await violations(page), 'refused').toEqual([]);
      await page.goto('about:blank');
      await app.open('/overlays');
      await app.press('sheet');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), 'sheet').toEqual([]);
      await breakChunk(page, traps, 'slow');
      await page.goto('about:blank');
      await page.goto(app.href('/slow'));
      await expect(app.active.getByText(timeout)).toBeVisible();
      expect(await violations(page), 'error screen').toEqual([]);
      await page.goto('about:blank');
      await app.open('/broken');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page), 'a page that throws').toEqual([]);
    });
  });
}
