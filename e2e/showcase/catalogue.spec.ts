import { expect, test } from './showcase';

test.describe('the catalogues', () => {
  test('a search for a word of its note finds a component', async ({ showcase }) => {
    await showcase.open('/components');
    await showcase.active.getByRole('searchbox').fill('a red dot on');
    await showcase.tapLink(/^Badge/);
    await expect(showcase.title('Badge')).toBeVisible();
    await showcase.active.getByRole('radio', { name: 'RTL' }).check();
    await expect(showcase.main).toHaveCSS('direction', 'rtl');
    await showcase.active.getByRole('radio', { name: 'LTR' }).check();
    await expect(showcase.main).toHaveCSS('direction', 'ltr');
  });

  test('a playground accepts only numbers that its component can use', async ({ showcase }) => {
    await showcase.open('/component/stepper');
    const max = showcase.active.getByLabel('max', { exact: true });
    const step = showcase.active.getByLabel('step', { exact: true });
    const code = showcase.main.getByText(/^<Stepper/);
    await expect(max).toHaveValue('');
    await expect(code).not.toContainText('max');
    await max.fill('5');
    await expect(code).toContainText('max={5}');
    await step.fill('0');
    await expect(showcase.main.getByText('A number from 0.1')).toBeVisible();
    await expect(code).not.toContainText('step');
    await step.blur();
    await expect(step).toHaveValue('1');
    await max.fill('');
    await max.blur();
    await expect(code).not.toContainText('max');
  });

  test('a user tries a call and sees its result, its error and its code', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/apis');
    await showcase.active.getByRole('searchbox').fill('modal');
    await showcase.tapLink(/^showModal/);
    await showcase.active.getByLabel('title').fill("Ada's order?");
    await expect(showcase.main.getByText("title: 'Ada\\'s order?',")).toBeVisible();
    await showcase.tapButton('Run');
    await expect(showcase.dialog).toContainText("Ada's order?");
    await showcase.dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(showcase.main.getByText('"confirm": true')).toBeVisible();

    await showcase.open('/call/showActionSheet');
    await showcase.tapButton('Run');
    await expect(showcase.dialog).toBeVisible();
    await page.goBack();
    await expect(showcase.main.getByText('showActionSheet:fail cancel')).toBeVisible();
    await expect(showcase.main.getByText('cancel', { exact: true })).toBeVisible();
  });

  test.describe('on the smallest phone', () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test('a user finds a call, tries it and copies its code', async ({
      context,
      page,
      showcase,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
      await showcase.open('/apis');
      expect(await showcase.main.evaluate((main) => main.scrollWidth)).toBe(320);
      await showcase.active.getByRole('searchbox').fill('choose from a list');
      await showcase.tapLink(/^showActionSheet/);
      await showcase.active.getByLabel('itemList').fill('Raw');
      await showcase.tapButton('Run');
      await showcase.dialog.getByRole('button', { name: 'Raw' }).tap();
      await expect(showcase.main.getByText('"tapIndex": 0')).toBeInViewport();
      expect(await isWithin()).toBe(true);
      await showcase.tapButton('Copy');
      await expect(page.getByRole('status').getByText('Content copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "await platform.showActionSheet({ title: 'Milk', itemList: ['Raw'] });",
      );
    });
  });

  test('a call for the tab bar opens the page with the bar', async ({ page, showcase }) => {
    await showcase.open('/call/setTabBarBadge');
    await showcase.tapButton('Run');
    await expect(showcase.title('Me')).toBeVisible();
    const me = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Me\b/ });
    await expect(me).toContainText('5');
  });
});
