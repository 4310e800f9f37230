import { isFull } from '../scripts/run-of-tests.mjs';
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

/** Arabic brings the writing direction with it. Colours do not depend on it: each scheme is looked at once. */
const allLooks = [
  { name: 'light, left to right', colorScheme: 'light', locale: 'en-US' },
  { name: 'dark, right to left', colorScheme: 'dark', locale: 'ar' },
] as const;
/** The showcase has tests in both looks. The full run tests these pages in both too. */
const looks = isFull(process.env) ? allLooks : [allLooks[1]];

for (const { name, colorScheme, locale } of looks) {
  test.describe(`accessibility, ${name}`, () => {
    test.use({ colorScheme, locale, contextOptions: { reducedMotion: 'reduce' } });

    test('every page', async ({ app, page }) => {
      await app.open('/');
      const direction = await page.evaluate(
        () => getComputedStyle(document.documentElement).direction,
      );
      expect(direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      for (const path of pages) {
        await app.call('relaunch', { url: path });
        await expect(app.on('url')).toHaveText(path);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('the not-found page, the error screens, a refused page and a sheet', async ({
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
      const texts = { 'en-US': 'The connection timed out, click the screen to try again', ar: /./ };
      await expect(app.active.getByText(texts[locale]).first()).toBeVisible();
      expect(await violations(page), 'error screen').toEqual([]);
      await page.goto('about:blank');
      await app.open('/broken');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page), 'a page that throws').toEqual([]);
    });
  });
}
