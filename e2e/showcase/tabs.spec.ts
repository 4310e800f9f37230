import { expect, test } from './showcase';

test.describe('tabs', () => {
  test('keep their input and their scroll position', async ({ showcase }) => {
    await showcase.open('/');
    await expect(showcase.main.getByRole('heading', { name: 'Popular today' })).toBeVisible();
    await showcase.scrollTo(150);
    await showcase.tab('Search');
    const field = showcase.active.getByRole('combobox', { name: 'Search the market' });
    await field.fill('br');
    await showcase.tab('Me');
    await expect(showcase.title('Me')).toBeVisible();
    await showcase.tab('Search');
    await expect(field).toHaveValue('br');
    await showcase.tab('Home');
    await expect(showcase.title('Linden Market')).toBeAttached();
    expect(await showcase.scrollTop()).toBe(150);
    await showcase.tab('Home');
    await expect.poll(() => showcase.scrollTop()).toBe(0);
  });

  test('appear again after a user has tried to hide the tab bar', async ({ page, showcase }) => {
    await showcase.open('/call/hideTabBar');
    await showcase.tapButton('Run');
    await expect(showcase.dialog).toContainText('hideTabBar: done');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await showcase.dialog.getByRole('button', { name: 'Undo' }).tap();
    await showcase.tab('Search');
    await expect(showcase.title('Search')).toBeVisible();
  });
});
