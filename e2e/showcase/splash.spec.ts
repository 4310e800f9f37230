import { breakChunk, holdChunk, violations } from '../helpers';
import { expect, test } from './showcase';

test('on a slow network the name of the app is visible until the first screen', async ({
  page,
  showcase,
}) => {
  const app = await holdChunk(page, 'index');
  await page.goto('/search', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByRole('heading', { level: 1, name: 'Linden Market' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  app.release();
  await expect(showcase.title('Search')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the screen before the app has the chosen theme', async ({ page }) => {
  const app = await holdChunk(page, 'index');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'commit' });
  const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const themeWith = async (stored: string) => {
    await page.evaluate((text) => localStorage.setItem('portico:theme', text), stored);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Linden Market' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    return theme();
  };
  expect(await themeWith('dark')).toBe('dark');
  expect(await themeWith('auto')).toBe('light');
  expect(await themeWith('')).toBe('light');
  app.release();
});

test('a link reloads the page if the code of the app does not load', async ({
  showcase,
  page,
  traps,
}) => {
  const app = await breakChunk(page, traps, 'index');
  await page.goto('/search');
  const again = page.getByRole('link', { name: 'Reload' });
  await expect(again).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(again).toBeVisible();
  expect(await violations(page)).toEqual([]);
  app.heal();
  await again.tap();
  await expect(showcase.title('Search')).toBeVisible();
});
