import { expect, test, violations } from './helpers';

test.describe('the rail of a wide window', () => {
  for (const [width, size] of [
    [700, 80],
    [1100, 220],
  ] as const) {
    test(`at ${width} px leads through the tabs, also from a page above one`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await app.open('/');
      const rail = page.getByRole('navigation');
      const link = (name: string) => rail.getByRole('link', { name, exact: true });
      expect(await rail.boundingBox()).toEqual({ x: 0, y: 0, width: size, height: 800 });
      await link('Me').click();
      await app.at('/me');
      await page.evaluate(() => window.fixture.platform.navigate('/draft'));
      await app.at('/me > /draft');
      await expect(link('Me')).toHaveAttribute('aria-current', 'page');
      expect((await app.active.boundingBox())?.x).toBe(size);
      await page.reload();
      await app.at('/me > /draft');
      await link('Home').click();
      await app.at('/');
      expect(await violations(page)).toEqual([]);
    });
  }

  test('takes the keyboard before the page, and a refusal of the page keeps the user there', async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await app.open('/');
    await page.evaluate(() => window.fixture.platform.navigate('/guarded'));
    await app.at('/ > /guarded');
    await page.evaluate(() => window.fixture.guard.set('leave', false));
    const me = page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true });
    await me.focus();
    await page.keyboard.press('Enter');
    await app.at('/ > /guarded');
    await page.evaluate(() => window.fixture.guard.set('leave', true));
    await page.keyboard.press('Enter');
    await app.at('/me');
  });

  test('is behind the sheet of a modal page, and comes back with Back', async ({ app, page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await app.open('/');
    await page.evaluate(() => window.fixture.platform.navigate('/sheet'));
    const isInert = () =>
      page.getByRole('navigation').evaluate((rail) => rail.closest('[inert]') !== null);
    await expect.poll(isInert).toBe(true);
    await page.goBack();
    await expect.poll(isInert).toBe(false);
  });

  test('becomes a bar at the bottom when the window is narrow, and keeps what was typed', async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await app.open('/');
    await app.active.getByLabel('Plain').fill('half a sentence');
    await page.setViewportSize({ width: 500, height: 800 });
    const bar = page.getByRole('navigation');
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(750);
    await expect(app.active.getByLabel('Plain')).toHaveValue('half a sentence');
  });
});
