import { expect, test } from './showcase';

test.describe('the stack page', () => {
  test('shows the stack and the lifecycle while the user navigates', async ({ showcase }) => {
    await showcase.open('/');
    await showcase.tapLink(/^The page stack, live/);
    const stack = showcase.main.getByRole('list', { name: 'Pages, top first' });
    await expect(stack.getByRole('listitem')).toHaveText([/\/stack.*on top/, /\/.*hidden/]);
    await showcase.tapButton('navigate');
    await expect(stack.getByRole('listitem')).toHaveText([/n=3.*on top/, /hidden/, /hidden/]);
    await showcase.tapButton('redirect');
    await expect(stack.getByRole('listitem')).toHaveText([/n=4.*on top/, /hidden/, /hidden/]);
    await expect(showcase.main.getByText('unload', { exact: true }).first()).toBeAttached();
    await showcase.tapButton('back 2');
    await expect(showcase.title('Portico')).toBeVisible();
    await showcase.tapLink(/^The page stack, live/);
    await showcase.tapButton('relaunch');
    await expect(stack.getByRole('listitem')).toHaveText([/n=1.*on top/]);
    await showcase.tapButton('open');
    await showcase.tapButton('Moss');
    await expect(showcase.main.getByText('result of open: moss')).toBeVisible();
    await showcase.tapButton('switchTab');
    await expect(showcase.title('Me')).toBeVisible();
  });
});
