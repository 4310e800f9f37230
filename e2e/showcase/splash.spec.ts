import { holdChunk, violations } from '../helpers';
import { expect, test } from './showcase';

test('on a slow network the name of the app stands there until the first screen does', async ({
  showcase,
  page,
}) => {
  const app = await holdChunk(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByRole('heading', { level: 1, name: 'Portico' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  app.release();
  await expect(showcase.title('Portico')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
