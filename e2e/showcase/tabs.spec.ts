import { expect, test } from './showcase';

test.describe('tabs', () => {
  test('keep their input and their scroll position', async ({ showcase }) => {
    await showcase.open('/');
    await showcase.tab('APIs');
    await showcase.active.getByRole('searchbox', { name: 'Search calls' }).fill('show');
    await showcase.scrollTo(150);
    await showcase.tab('Components');
    await expect(showcase.title('Components')).toBeVisible();
    await showcase.tab('Me');
    await expect(showcase.title('Me')).toBeVisible();
    await showcase.tab('APIs');
    await expect(showcase.active.getByRole('searchbox')).toHaveValue('show');
    expect(await showcase.scrollTop()).toBe(150);
    await showcase.tab('APIs');
    await expect.poll(() => showcase.scrollTop()).toBe(0);
  });

  test('appear again after a user has tried to hide the tab bar', async ({ page, showcase }) => {
    await showcase.open('/call/hideTabBar');
    await showcase.tapButton('Run');
    await expect(showcase.dialog).toContainText('hideTabBar: done');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await showcase.dialog.getByRole('button', { name: 'Undo' }).tap();
    await showcase.tab('Components');
    await expect(showcase.title('Components')).toBeVisible();
  });

  test('are a table of contents beside the pages on a wide screen', async ({ page, showcase }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await showcase.open('/');
    const contents = page.getByRole('navigation', { name: 'Portico' });
    await expect(contents.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await contents.getByRole('link', { name: 'Overlays' }).tap();
    await expect(showcase.title('Overlays')).toBeVisible();
    await contents.getByRole('link', { name: 'Me', exact: true }).tap();
    await expect(showcase.title('Me')).toBeVisible();
  });
});
