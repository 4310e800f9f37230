import { violations } from '../helpers';
import { walkComponents } from './component-walk';
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
      const found = await walkComponents(page, showcase, async (name) => {
        // People look at these pictures. They are not compared with others.
        const path = `test-results/components/${name}-${colorScheme}.png`;
        await page.screenshot({ path });
        return violations(page);
      });
      expect(found).toEqual({});
    });

    test('has no axe violations in any step of a tour', async ({ page, showcase }) => {
      await showcase.open('/component/tour');
      await showcase.main.getByRole('button').first().tap();
      for (const step of [1, 2, 3, 4]) {
        await expect(showcase.dialog.getByRole('heading')).toBeVisible();
        expect(await violations(page), `step ${step}`).toEqual([]);
        await showcase.dialog.getByRole('button').last().tap();
      }
      await expect(showcase.dialog).toHaveCount(0);
    });
  });
}
