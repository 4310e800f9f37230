import { violations } from '../../../e2e/support/violations';
import { expect, test } from './fixtures.ts';
import { active, phoneOf } from './market.ts';
import { memberScreens, openScreen, openScreens, prepare, signInHere } from './screens.ts';

const looks = [
  { name: 'light', locale: 'en-US', colorScheme: 'light', dir: 'ltr', isLarge: false },
  { name: 'dark', locale: 'en-US', colorScheme: 'dark', dir: 'ltr', isLarge: false },
  { name: 'Arabic', locale: 'ar', colorScheme: 'light', dir: 'rtl', isLarge: false },
  { name: 'Chinese, dark', locale: 'zh-CN', colorScheme: 'dark', dir: 'ltr', isLarge: false },
  { name: 'large text', locale: 'en-US', colorScheme: 'light', dir: 'ltr', isLarge: true },
] as const;

for (const { name, locale, colorScheme, dir, isLarge } of looks) {
  test.describe(`in ${name}`, () => {
    test.use({ locale, colorScheme });

    test('axe finds nothing on any screen', async ({ page }, { testId, project }) => {
      test.setTimeout(180_000);
      const look = async (path: string) => {
        await openScreen(page, path);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await violations(page), path).toEqual([]);
      };
      if (isLarge) {
        await openScreen(page, '/me');
        await active(page).getByRole('switch').tap();
      }
      for (const path of openScreens) await look(path);

      const order = await prepare(page, phoneOf(testId + project.name));
      await signInHere(page, phoneOf(testId + project.name));
      await openScreen(page, '/item/honey');
      await active(page).locator('button').last().tap();
      for (const path of memberScreens(order)) await look(path);

      // The list of errors, a sheet, the pictures and a recording.
      await openScreen(page, '/checkout');
      await active(page).locator('button[type="submit"]').tap();
      await expect(active(page).locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await violations(page), 'errors').toEqual([]);
      await openScreen(page, '/item/flat-white');
      await active(page).locator('.gallery-picture').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), 'pictures').toEqual([]);
      await openScreen(page, `/chat/${order}`);
      await active(page).locator('.chat-button').first().tap();
      await expect(active(page).getByRole('timer')).toBeVisible();
      expect(await violations(page), 'recording').toEqual([]);
    });
  });
}
