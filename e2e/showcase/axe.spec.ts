import { violations } from '../helpers';
import { expect, test } from './showcase';

const paths = [
  '/',
  '/search',
  '/me',
  '/item/honey',
  '/cart',
  '/addresses',
  '/address/new',
  '/sign-in',
  '/developers',
  '/components',
  '/apis',
  '/unavailable',
  '/stack',
  '/overlays',
  '/assistant',
  '/bookings',
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

/** Two looks have both colour schemes and both writing directions. */
const looks = [
  { locale: 'en-US', dir: 'ltr', colorScheme: 'light' },
  { locale: 'ar', dir: 'rtl', colorScheme: 'dark' },
] as const;

for (const { locale, dir, colorScheme } of looks) {
  test.describe(`axe in ${dir} and ${colorScheme}`, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('finds no violation on any page', async ({ page, showcase }) => {
      // About twenty pages, one after the other.
      test.setTimeout(180_000);
      for (const path of paths) {
        await showcase.open(path);
        await showcase.main.locator('> *').first().waitFor();
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('finds no violation in banners and the image preview', async ({ page, showcase }) => {
      for (const type of ['News', 'Success', 'Warning', 'Danger']) {
        await showcase.open('/component/notify');
        await showcase.main.getByRole('button', { name: type, exact: true }).tap();
        await expect(page.locator('[data-type]')).toBeVisible();
        expect(await violations(page), type).toEqual([]);
      }
      await showcase.open('/component/image-preview');
      await showcase.main.getByRole('button', { name: 'Look at the pictures' }).tap();
      await expect(showcase.dialog.getByRole('img')).toBeVisible();
      expect(await violations(page), 'preview').toEqual([]);
    });

    test('finds no violation on the pages of locations', async ({ page, showcase }) => {
      const point = 'latitude=44.0793&longitude=10.0979';
      for (const path of [
        `/choose-location?${point}`,
        '/choose-location',
        `/open-location?${point}&name=Carrara`,
        '/open-location',
      ]) {
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
      }
    });
  });
}
