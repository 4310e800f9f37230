import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './showcase';

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
  '/flaky',
  '/broken',
  '/component/button',
  '/component/segmented-control',
  '/api/showModal',
  '/api/back',
  '/language',
  '/nowhere',
];

const looks = [
  { name: 'light, left to right', colorScheme: 'light', locale: 'en-US', dir: 'ltr' },
  { name: 'dark, left to right', colorScheme: 'dark', locale: 'zh-CN', dir: 'ltr' },
  { name: 'light, right to left', colorScheme: 'light', locale: 'ar', dir: 'rtl' },
  { name: 'dark, right to left', colorScheme: 'dark', locale: 'ar', dir: 'rtl' },
] as const;

for (const { name, colorScheme, locale, dir } of looks) {
  test.describe(`accessibility, ${name}`, () => {
    test.use({ colorScheme, locale, contextOptions: { reducedMotion: 'reduce' } });

    test('every page', async ({ page, showcase }, { project }) => {
      test.skip(project.name !== 'showcase-iphone', 'both phones have the same markup');
      for (const path of paths) {
        await showcase.open(path);
        await showcase.main.locator('> *').first().waitFor();
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        );
        expect(found, path).toEqual([]);
      }
    });
  });
}
