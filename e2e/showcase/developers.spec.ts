import { expect, test } from './showcase';

const fill = 'Fill in this form, then reload';

test.describe('the pages for developers', () => {
  test('the form of the first page keeps its text and the way back after a reload', async ({
    page,
    showcase,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await showcase.open('/');
    await showcase.tapButton(fill);
    await expect(showcase.title('Address')).toBeVisible();
    await showcase.active.getByLabel('Name').fill('Mira Lind');
    await showcase.active.getByLabel('Street and number').fill('Quay 7');
    await page.reload();
    await expect(showcase.title('Address')).toBeVisible();
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Mira Lind');
    await expect(showcase.active.getByLabel('Street and number')).toHaveValue('Quay 7');
    await showcase.back();
    await showcase.dialog.getByRole('button', { name: 'Leave' }).tap();
    await expect(showcase.title('Linden Market')).toBeVisible();
  });

  test('links in Me open them, and a reload of the form keeps the pages below', async ({
    page,
    showcase,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await showcase.open('/');
    await showcase.tab('Me');
    await showcase.tapLink(/^Developers/);
    await expect(
      showcase.main.getByRole('heading', { name: 'Web apps that behave like apps' }),
    ).toBeVisible();
    await showcase.tapButton(fill);
    await showcase.active.getByLabel('Name').fill('Mira Lind');
    await page.reload();
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Mira Lind');
    await showcase.back();
    await showcase.dialog.getByRole('button', { name: 'Leave' }).tap();
    await expect(showcase.title('Developers')).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Me')).toBeVisible();
  });

  test('one table lists the calls that a browser cannot serve', async ({ showcase }) => {
    await showcase.open('/apis');
    await showcase.active.getByRole('searchbox').fill('bluetooth');
    await showcase.tapLink(/^All these calls/);
    const table = showcase.main.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Call', 'Why', 'Use instead']);
    const row = table.getByRole('row').filter({ hasText: 'shareWithSystem' });
    await expect(row).toContainText('share.open and share.prepare');
    await showcase.back();
    await expect(showcase.active.getByRole('searchbox')).toHaveValue('bluetooth');
  });

  test('the pages that are rendered ahead have their style sheets', async ({ page }) => {
    for (const path of ['/developers', '/components', '/apis']) {
      const html = await (
        await page.request.get(path, { headers: { accept: 'text/html' } })
      ).text();
      // One is of the app, and the others are of the page.
      expect(html.match(/<link rel="stylesheet"/g)?.length, path).toBeGreaterThan(1);
    }
  });

  test('the first page is hydrated without a mismatch, and so are the lists', async ({
    page,
    showcase,
  }) => {
    for (const path of ['/', '/developers', '/components', '/apis']) {
      await page.goto(path);
      await showcase.main.locator('> *').first().waitFor();
      // React reports a mismatch after the first render, and the trap of the test hears it.
      await page.waitForLoadState('networkidle');
    }
  });
});
