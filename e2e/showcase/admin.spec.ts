import { expect, test } from './showcase';

test.describe('the admin page', () => {
  test('[S6.2] opens after the sign-in page for a user who signs in as admin', async ({
    showcase,
  }) => {
    await showcase.open('/');
    await showcase.tapLink(/^Admins only/);
    await showcase.tapButton(/^Ada, admin/);
    await expect(showcase.main.getByRole('heading', { name: 'You have access' })).toBeVisible();
    await expect(showcase.main.getByText('ada', { exact: true })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Portico')).toBeVisible();
    await showcase.tab('Me');
    await expect(showcase.main.getByText('Signed in as admin')).toBeVisible();
    await showcase.tapButton('Sign out');
    await expect(showcase.main.getByText('Not signed in')).toBeVisible();
  });

  test('[S6.2] shows no access to a user who signs in as member, and opens for an admin', async ({
    showcase,
  }) => {
    await showcase.open('/');
    await showcase.tapLink(/^Admins only/);
    await showcase.tapButton(/^Max, member/);
    await expect(showcase.main.getByRole('heading', { name: 'No access' })).toBeVisible();
    await showcase.tapButton('Sign in');
    await showcase.tapButton(/^Ada, admin/);
    await expect(showcase.main.getByRole('heading', { name: 'You have access' })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('[S6.2] closes when the user signs out on it', async ({ showcase }) => {
    await showcase.open('/');
    await showcase.tapLink(/^Admins only/);
    await showcase.tapButton(/^Ada, admin/);
    await showcase.tapButton('Sign out');
    await expect(showcase.title('Portico')).toBeVisible();
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

  test('[S6.2] opens from its address after the sign-in page', async ({ showcase }) => {
    await showcase.open('/admin');
    await showcase.tapButton(/^Ada, admin/);
    await expect(showcase.main.getByRole('heading', { name: 'You have access' })).toBeVisible();
  });
});
