import { violations } from '../helpers';
import { expect, test } from './showcase';

// Some hundred pages one after the other.
test.setTimeout(300_000);

/** The rules of axe that depend on colours. Names, roles and sizes are the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Arabic brings the writing direction with it. */
for (const locale of ['en-US', 'ar']) {
  test.describe(`every component, ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test('has nothing that axe finds, in the light and in the dark', async ({ page, showcase }) => {
      await showcase.open('/components');
      await expect(showcase.main.getByRole('link').first()).toBeVisible();
      const links = await showcase.main.getByRole('link').all();
      const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(targets.length).toBeGreaterThan(50);
      const found: Record<string, string[]> = {};
      for (const target of targets) {
        await page.emulateMedia({ colorScheme: 'light' });
        await showcase.open(target ?? '');
        await expect(showcase.main.getByRole('region').first(), target ?? '').toBeVisible();
        const inLight = await violations(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        const inDark = await violations(page, colourRules);
        const all = [...inLight, ...inDark];
        if (all.length > 0) found[target ?? ''] = all;
      }
      expect(found).toEqual({});
    });
  });
}
