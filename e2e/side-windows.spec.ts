import { type App, expect, test, withOptions } from './helpers';

const WIDE = { width: 1024, height: 768 };
const NARROW = { width: 767, height: 768 };

const windowsOf = ({ page }: App) => ({
  top: page.getByTestId('top-window'),
  left: page.getByRole('complementary', { name: 'Contents' }),
  right: page.getByRole('complementary', { name: 'Details' }),
  drawer: page.getByRole('dialog', { name: 'Contents' }),
  button: page.getByRole('button', { name: /List from beside/ }),
});

/** The place of the top page between the windows. */
const boxOf = async ({ active }: App) => {
  const { x = 0, y = 0, width = 0 } = (await active.boundingBox()) ?? {};
  return { x, y, width };
};

test.describe('[S9.18] windows around the app', () => {
  test.beforeEach(({ page }) => withOptions(page, { windows: true }));

  test('from 768 px they are beside the pages, navigate them and keep their state', async ({
    app,
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await app.open('/');
    const { top, left, right, button } = windowsOf(app);
    for (const shown of [top, left, right]) await expect(shown).toBeVisible();
    expect(await boxOf(app)).toEqual({ x: 200, y: 40, width: 724 });
    await button.tap();
    await app.at('/ > /list');
    expect(await boxOf(app)).toEqual({ x: 200, y: 40, width: 724 });
    await expect(button).toHaveText('List from beside, 1');
    await page.goBack();
    await app.at('/');
    await page.setViewportSize({ ...WIDE, width: 768 });
    await expect.poll(() => boxOf(app)).toEqual({ x: 200, y: 40, width: 468 });
    await expect(button).toHaveText('List from beside, 1');
  });

  test('below 768 px the app has the whole width, and a side window opens as a drawer', async ({
    app,
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await app.open('/');
    await app.count(2);
    const { top, left, right, drawer, button } = windowsOf(app);
    for (const absent of [top, left, right, drawer]) await expect(absent).toBeHidden();
    expect(await boxOf(app)).toEqual({ x: 0, y: 0, width: 767 });
    await page.evaluate(() => window.fixture.platform.showLeftWindow());
    await expect(button).toBeVisible();
    await expect(drawer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.setViewportSize(WIDE);
    await expect(left).toBeVisible();
    await expect(drawer).toBeHidden();
    // The pages have kept their state.
    await expect(app.on('count')).toHaveText('Count 2');
  });
});
