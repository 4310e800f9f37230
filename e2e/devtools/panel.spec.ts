import { devices } from '@playwright/test';
import { expect, test, violations, withOptions } from '../helpers';
import { variantNamed } from '../variants.mjs';

const { defaultBrowserType: _, ...android } = devices['Pixel 7'];

/** Only a development build has the devtools. */
test.use({
  ...android,
  variant: variantNamed('dev'),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) => withOptions(page, { devtools: true }));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the devtools panel, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('has no axe violation in any of its tabs', async ({ app, page }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await page.getByRole('button', { name: 'Open the Portico devtools' }).tap();
      for (const name of ['Stack', 'History', 'Timeline', 'Export']) {
        await page.getByRole('tab', { name }).tap();
        expect(await violations(page), name).toEqual([]);
      }
    });
  });
}
