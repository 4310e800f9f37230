import { violations } from '../helpers';
import { expect, test } from './showcase';

// About a hundred pages, one after the other.
test.setTimeout(420_000);

/** Two looks have both colour schemes and both writing directions. */
const looks = [
  { locale: 'en-US', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const;

for (const { locale, colorScheme } of looks) {
  test.describe(`every component, ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('has a demo that opens, without axe violations', async ({ page, showcase }) => {
      await showcase.open('/components');
      const links = showcase.main.getByRole('link');
      await expect(links.first()).toBeVisible();
      const count = await links.count();
      expect(count).toBeGreaterThan(60);
      const found: Record<string, string[]> = {};
      for (let at = 0; at < count; at += 1) {
        // Stay in one document. Loading it for each page would take longer than axe.
        await links.nth(at).tap();
        await expect(page).toHaveURL(/\/component\//);
        const demo = showcase.main.getByRole('region').first();
        await expect(demo.locator('> *').first(), page.url()).toBeVisible();
        await expect(demo.locator('[aria-busy] > svg[role]'), page.url()).toHaveCount(0);
        const all = await violations(page);
        if (all.length > 0) found[page.url()] = all;
        // People look at these pictures. They are not compared with others.
        const name = `${new URL(page.url()).pathname.split('/').pop()}-${colorScheme}.png`;
        await page.screenshot({ path: `test-results/components/${name}` });
        await page.goBack();
        await expect(page).toHaveURL(/\/components$/);
      }
      expect(found).toEqual({});
    });
  });
}
