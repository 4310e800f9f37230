import { expect, type Page } from '@playwright/test';
import type { Showcase } from './showcase';

/** The faults of each component that has any. */
type Faults = Record<string, readonly string[]>;

/** Opens the demo of each component in one document. Loading it for each page would take longer than axe. */
export async function walkComponents(
  page: Page,
  showcase: Showcase,
  check: (name: string) => Promise<readonly string[]>,
): Promise<Faults> {
  await showcase.open('/components');
  const links = showcase.main.getByRole('link');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  expect(count).toBeGreaterThan(60);
  const found: Faults = {};
  for (let at = 0; at < count; at += 1) {
    await links.nth(at).tap();
    await expect(page).toHaveURL(/\/component\//);
    const demo = showcase.main.getByRole('region').first();
    await expect(demo.locator('> *').first(), page.url()).toBeVisible();
    await expect(demo.locator('[aria-busy] > svg[role]'), page.url()).toHaveCount(0);
    const name = new URL(page.url()).pathname.split('/').pop() ?? '';
    const faults = await check(name);
    if (faults.length > 0) found[name] = faults;
    await page.goBack();
    await expect(page).toHaveURL(/\/components$/);
  }
  return found;
}
