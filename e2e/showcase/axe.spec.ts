import { isFull } from '../../scripts/run-of-tests.mjs';
import { violations } from '../helpers';
import { expect, test } from './showcase';

const full = isFull(process.env);

const paths = [
  '/',
  '/components',
  '/apis',
  '/me',
  '/stones',
  '/stone/12',
  '/sample',
  '/colour?current=teal',
  '/stack',
  '/sign-in',
  '/admin',
  '/picture',
  '/custom-bar',
  '/overlays',
  '/host',
  '/flaky',
  '/broken',
  '/component/button',
  '/component/segmented-control',
  '/call/showModal',
  '/call/back',
  '/language',
  '/nowhere',
];

/** Arabic brings the writing direction with it. */
const english = { locale: 'en-US', dir: 'ltr', colorScheme: 'light' } as const;
const arabic = { locale: 'ar', dir: 'rtl', colorScheme: 'dark' } as const;

test.describe('accessibility of what a tap or a position brings', () => {
  test.use({ locale: 'en-US', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  test('banners and the image preview, in the light and in the dark', async ({
    page,
    showcase,
  }) => {
    const both = async (what: string) => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page), what).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([]);
    };
    for (const type of ['News', 'Success', 'Warning', 'Danger']) {
      await showcase.open('/component/notify');
      await showcase.main.getByRole('button', { name: type, exact: true }).tap();
      await expect(page.locator('[data-type]')).toBeVisible();
      await both(type);
    }
    await showcase.open('/component/image-preview');
    await showcase.main.getByRole('button', { name: 'Look at the pictures' }).tap();
    await expect(showcase.dialog.getByRole('img')).toBeVisible();
    await both('preview');
    await showcase.open('/component/guide');
    await showcase.main.getByRole('button', { name: 'Share the album' }).tap();
    await expect(showcase.dialog.getByRole('listitem')).toHaveCount(2);
    await both('guide');
  });

  test('the pages of locations, in the light and in the dark', async ({ page, showcase }) => {
    const point = 'latitude=44.0793&longitude=10.0979';
    for (const path of [
      `/choose-location?${point}`,
      '/choose-location',
      `/open-location?${point}&name=Carrara`,
      '/open-location',
    ]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await showcase.open(path);
      await expect(showcase.active.getByRole('heading', { level: 1 })).not.toBeEmpty();
      if (path !== '/open-location') {
        await expect(showcase.main.locator('.leaflet-tile-loaded').first()).toBeVisible();
      }
      if (path.startsWith('/choose-location?')) {
        await showcase.main.getByRole('radio').first().tap();
      }
      if (path === '/choose-location') {
        await showcase.main.getByRole('status').getByRole('button').waitFor();
      }
      expect(await violations(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast']), `${path}, dark`).toEqual([]);
    }
  });
});

for (const { locale, dir, colorScheme } of [english, arabic]) {
  // Two looks at half of the pages each; in the long run all of them in each.
  const seen = full ? paths : paths.filter((_, at) => at % 2 === (dir === 'rtl' ? 1 : 0));

  test.describe(`accessibility, ${dir}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(full ? 'every page' : 'every other page', async ({ page, showcase }) => {
      // Thirty of them, looked at one after the other.
      test.setTimeout(180_000);
      for (const path of seen) {
        await showcase.open(path);
        await showcase.main.locator('> *').first().waitFor();
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await violations(page), path).toEqual([]);
      }
    });
  });
}
