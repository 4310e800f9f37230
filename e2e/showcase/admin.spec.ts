import { expect, test } from './showcase';

test.describe('the admin page', () => {
  test('[S6.2] is refused, then opens for who signs in as admin', async ({ showcase }) => {
    await showcase.open('/');
    await showcase.tapLink(/^Admins only/);
    await expect(showcase.dialog).toContainText('Sign in as an admin to open this page.');
    await showcase.dialog.getByRole('button', { name: 'Sign in' }).tap();
    await showcase.tapButton(/^Ada, admin/);
    await expect(showcase.main.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await expect(showcase.main.getByText('ada', { exact: true })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Portico')).toBeVisible();
    await showcase.tab('Me');
    await expect(showcase.main.getByText('Signed in as admin')).toBeVisible();
    await showcase.tapButton('Sign out');
    await expect(showcase.main.getByText('Not signed in')).toBeVisible();
  });

  test('stays closed for an ordinary user', async ({ showcase }) => {
    await showcase.open('/me');
    await showcase.tapButton('Sign in');
    await showcase.tapButton(/^Max, member/);
    await expect(showcase.main.getByText('Signed in as member')).toBeVisible();
    await showcase.tab('Home');
    await showcase.tapLink(/^Admins only/);
    await expect(showcase.dialog).toContainText('Sign in as an admin');
    await showcase.dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('by its address says no access, and opens behind the sign-in', async ({ showcase }) => {
    await showcase.open('/admin');
    await expect(showcase.main.getByRole('heading', { name: 'No access' })).toBeVisible();
    await showcase.tapButton('Sign in');
    await showcase.tapButton(/^Ada, admin/);
    await expect(showcase.main.getByRole('heading', { name: 'You are in' })).toBeVisible();
  });
});
