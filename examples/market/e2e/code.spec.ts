import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { active, goToCheckout, phoneOf, titled } from './market.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function openCode(page: Page) {
  await active(page).getByRole('button', { name: 'Code of this screen' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Code of this screen' });
  await expect(sheet.getByRole('region')).toBeVisible();
  return sheet;
}

async function violationsOf(page: Page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // @ts-expect-error axe is a global of the script above.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
      id,
      nodes[0]?.html,
    ]);
  });
}

test('the first page shows its components, its calls and its source', async ({ page }) => {
  await page.goto('/');
  const sheet = await openCode(page);
  for (const name of ['Grid', 'Swiper', 'NoticeBar', 'vibrateShort', 'usePullDownRefresh']) {
    await expect(sheet.getByRole('listitem').getByText(name, { exact: true })).toBeVisible();
  }
  const source = sheet.getByRole('region', { name: 'examples/market/src/pages/home.tsx' });
  await expect(source).toContainText('export default function Home() {');
  await sheet.getByRole('tab', { name: 'item-card.tsx' }).tap();
  await expect(
    sheet.getByRole('region', { name: 'examples/market/src/parts/item-card.tsx' }),
  ).toContainText('export function ItemCard(');
  expect(await violationsOf(page)).toEqual([]);

  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await titled(page, 'Linden Market');
});

test('an item and the checkout show their code', async ({ page }, { testId }) => {
  await page.goto('/item/croissant');
  const item = await openCode(page);
  await expect(item.getByText('ActionBarIcon', { exact: true })).toBeVisible();
  await expect(item.getByText('previewImage', { exact: true })).toBeVisible();
  await expect(item.getByRole('region')).toContainText('export default function ItemPage() {');
  expect(await violationsOf(page)).toEqual([]);

  await goToCheckout(page, phoneOf(testId));
  const checkout = await openCode(page);
  await expect(checkout.getByText('DatePicker', { exact: true })).toBeVisible();
  await expect(checkout.getByText('chooseLocation', { exact: true })).toBeVisible();
  await expect(checkout.getByRole('region')).toContainText(
    'export default function CheckoutPage() {',
  );
});

test('the source can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cart');
  const sheet = await openCode(page);
  await sheet.getByRole('button', { name: 'Copy' }).tap();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('export default function CartPage() {');
});

test('the code is loaded when its button is pressed', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.filter((file) => /code-sheet|\/\d+-[\w-]+\.js/.test(file))).toEqual([]);
  await openCode(page);
  expect(files.filter((file) => /\/assets\/code-sheet-[\w-]+\.js/.test(file))).toHaveLength(1);
});
