import { first, rows, use } from './places';
import { expect, test } from './showcase';

test.describe('the stack page', () => {
  test('shows the stack and the lifecycle while the user navigates', async ({ showcase }) => {
    await showcase.open('/me');
    await showcase.tapLink(/^Developers/);
    await showcase.tapLink(/^The page stack, live/);
    const stack = showcase.main.getByRole('list', { name: 'Pages, top first' });
    await expect(stack.getByRole('listitem')).toHaveText([
      /\/stack.*on top/,
      /\/developers.*hidden/,
      /\/me.*hidden/,
    ]);
    const events = showcase.main.getByRole('listitem');
    await expect(events.filter({ hasText: /^\d+\.\d\dload\/me$/ })).toHaveCount(1);
    await expect(events.filter({ hasText: /show \(navigate\)\/stack$/ })).toHaveCount(1);
    await showcase.tapButton('navigate');
    await expect(stack.getByRole('listitem')).toHaveText([
      /n=4.*on top/,
      /hidden/,
      /hidden/,
      /hidden/,
    ]);
    await showcase.tapButton('redirect');
    await expect(stack.getByRole('listitem')).toHaveText([
      /n=5.*on top/,
      /hidden/,
      /hidden/,
      /hidden/,
    ]);
    await expect(showcase.main.getByText('unload', { exact: true }).first()).toBeAttached();
    await showcase.tapButton('back 2');
    await expect(showcase.title('Developers')).toBeVisible();
    await showcase.tapLink(/^The page stack, live/);
    await showcase.tapButton('relaunch');
    await expect(stack.getByRole('listitem')).toHaveText([/n=1.*on top/]);
    await showcase.tapButton('open');
    await expect(rows(showcase)).toHaveCount(20);
    const place = await first(showcase);
    await rows(showcase).first().tap();
    await use(showcase).tap();
    await expect(showcase.main.getByText(`result of open: ${place}`)).toBeVisible();
    await showcase.tapButton('switchTab');
    await expect(showcase.title('Me')).toBeVisible();
  });
});
