import { type App, expect, test } from '../helpers';

const sheet = (app: App) => app.page.getByRole('dialog');
const lastFailure = async (app: App) => {
  const calls = await app.page.evaluate(() => window.fixture.calls());
  return calls.findLast(({ call }) => call === 'sheet')?.outcome;
};

async function openSheet(app: App) {
  await app.open('/');
  await app.tap('navigate', '/overlays');
  await app.at('/ > /overlays');
  await app.press('sheet');
  await expect(sheet(app)).toBeVisible();
}

test.describe('overlays and back', () => {
  test('browser back closes the sheet as cancelled, and the next back leaves the page', async ({
    app,
    page,
  }) => {
    await openSheet(app);
    await page.goBack();
    await expect(sheet(app)).toBeHidden();
    await app.at('/ > /overlays');
    await expect.poll(() => lastFailure(app)).toMatch(/^cancel: /);
    await page.goBack();
    await app.at('/');
  });

  test('a choice closes the sheet, and back then leaves the page', async ({ app, page }) => {
    await openSheet(app);
    await page.getByRole('button', { name: 'Two', exact: true }).tap();
    await expect(sheet(app)).toBeHidden();
    await expect.poll(() => lastFailure(app)).toMatch(/^ok: /);
    await page.goBack();
    await app.at('/');
  });

  test('navigation closes the sheet, and back shows the page without it', async ({ app, page }) => {
    await openSheet(app);
    expect(await app.call('navigate', { url: '/item/1' })).toEqual({ ok: true });
    await app.at('/ > /overlays > /item/1');
    await expect(sheet(app)).toBeHidden();
    await expect.poll(() => lastFailure(app)).toMatch(/^cancel: /);
    await page.goBack();
    await app.at('/ > /overlays');
    await expect(sheet(app)).toBeHidden();
  });

  test('forward to the entry of a closed dialog leads nowhere', async ({
    app,
    page,
    browserHistory,
  }) => {
    await openSheet(app);
    await page.evaluate(() => {
      void window.fixture.platform.showModal({ title: 'Sure?' });
    });
    const question = page.getByRole('dialog', { name: 'Sure?' });
    await question.getByRole('button', { name: 'OK' }).tap();
    await expect(question).toBeHidden();
    expect(await app.call('navigate', { url: '/item/1' })).toEqual({ ok: true });
    await app.at('/ > /overlays > /item/1');
    const index = await browserHistory.index();
    await app.clearLog();
    await page.evaluate(() => window.history.forward());
    await expect.poll(browserHistory.index).toBe(index);
    await app.at('/ > /overlays > /item/1');
    expect(await app.log()).toEqual([]);
    await page.goBack();
    await app.at('/ > /overlays');
  });

  test('a reload closes the sheet and keeps the page', async ({ app, page }) => {
    await openSheet(app);
    await page.reload();
    await app.at('/ > /overlays');
    await expect(sheet(app)).toBeHidden();
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
  });

  test('after a reload the first back leaves the page, and forward opens no sheet', async ({
    app,
    page,
    browserHistory,
  }) => {
    await openSheet(app);
    await page.reload();
    await app.at('/ > /overlays');
    await expect.poll(browserHistory.index).toBe(2);
    await page.goBack();
    await app.at('/');
    await page.goForward();
    await app.at('/ > /overlays');
    await page.goForward();
    await expect.poll(browserHistory.index).toBe(2);
    await app.at('/ > /overlays');
    await page.goBack();
    await app.at('/');
  });

  test('a back right after the reload leaves the page too', async ({ app, page }) => {
    await openSheet(app);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'fixture' in window).catch(() => false)).toBe(true);
    await page.evaluate(() => window.history.back());
    await app.at('/');
  });
});
