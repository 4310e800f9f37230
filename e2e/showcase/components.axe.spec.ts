import { violations } from '../helpers';
import { expect, test } from './showcase';

// Some hundred pages one after the other.
test.setTimeout(300_000);

/** Arabic brings the writing direction with it. */
for (const locale of ['en-US', 'ar']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`every component, ${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('has nothing that axe finds', async ({ page, showcase }) => {
        await showcase.open('/components');
        await expect(showcase.main.getByRole('link').first()).toBeVisible();
        const links = await showcase.main.getByRole('link').all();
        const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
        expect(targets.length).toBeGreaterThan(50);
        const found: Record<string, string[]> = {};
        for (const target of targets) {
          await showcase.open(target ?? '');
          await expect(showcase.main.getByRole('region').first(), target ?? '').toBeVisible();
          const all = await violations(page);
          if (all.length > 0) found[target ?? ''] = all;
        }
        expect(found).toEqual({});
      });
    });
  }
}
