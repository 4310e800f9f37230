import { expect, test } from './showcase';

test.describe('the long list', () => {
  test('leads to a stone and deeper pages, and each back returns to the same place', async ({
    showcase,
  }) => {
    await showcase.open('/');
    await showcase.tapLink(/^A long list/);
    await expect(showcase.main.getByText('1,000 stones')).toBeVisible();
    await showcase.scrollTo(20_000);
    await showcase.main.getByRole('link', { name: /No. 0281$/ }).scrollIntoViewIfNeeded();
    const left = await showcase.scrollTop();
    await showcase.tapLink(/No. 0281$/);
    await expect(showcase.active.getByRole('button', { name: 'Order a sample' })).toBeVisible();
    await expect(showcase.title('Kestrel marble')).toBeVisible();

    for (const depth of [4, 5]) {
      await showcase.main.getByRole('link').nth(1).tap();
      await expect(showcase.main.getByText(`You are ${depth} pages deep`)).toBeAttached();
    }
    await showcase.back();
    await expect(showcase.main.getByText('You are 4 pages deep')).toBeAttached();
    await showcase.back();
    await expect(showcase.title('Kestrel marble')).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Stones')).toBeAttached();
    expect(await showcase.scrollTop()).toBe(left);
    await expect(showcase.main.getByRole('link', { name: /No. 0281$/ })).toBeVisible();
  });

  test('tells its full length, although few rows are in the document', async ({ showcase }) => {
    await showcase.open('/stones');
    const rows = showcase.main.getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '1000');
    expect(await rows.count()).toBeLessThan(40);
  });

  test('shows the same rows after a reload on a page above it', async ({ page, showcase }) => {
    await showcase.open('/stones');
    await expect(showcase.main.getByRole('link').first()).toBeVisible();
    await showcase.scrollTo(36_000);
    await showcase.main.getByRole('link', { name: /No. 0504$/ }).scrollIntoViewIfNeeded();
    const left = await showcase.scrollTop();
    await showcase.tapLink(/No. 0504$/);
    await expect(showcase.active.getByRole('button', { name: 'Order a sample' })).toBeVisible();
    await page.reload();
    await expect(showcase.active.getByRole('button', { name: 'Order a sample' })).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Stones')).toBeAttached();
    await expect.poll(() => showcase.scrollTop()).toBe(left);
    await expect(showcase.main.getByRole('link', { name: /No. 0504$/ })).toBeVisible();
  });

  test('has a search field in the bar', async ({ showcase }) => {
    await showcase.open('/stones');
    const field = showcase.active.getByRole('searchbox', { name: 'Search stones' });
    await field.fill('fjord onyx');
    await expect(showcase.main.getByText('5 stones')).toBeVisible();
    await expect(showcase.main.getByRole('link')).toHaveCount(5);
    await field.fill('0417');
    await expect(showcase.main.getByText('1 stone', { exact: true })).toBeVisible();
    await field.fill('no such stone at all');
    await expect(showcase.main.getByRole('heading', { name: 'No such stone' })).toBeVisible();
    await showcase.tapButton('Clear');
    await expect(showcase.main.getByText('1,000 stones')).toBeVisible();
  });

  test('[S9.13][S9.15] refreshes, and loads more rows at its end', async ({ showcase }) => {
    await showcase.open('/stones');
    // A pull needs a finger. The button does the same for users who cannot pull.
    await showcase.active.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(showcase.main.getByText(/^updated at /)).toBeVisible();
    await showcase.scrollTo(1_000_000);
    await expect(showcase.main.getByText('Loading more stones')).toBeVisible();
    await expect(showcase.main.getByText('1,200 stones')).toBeAttached();
    // The new rows are below, so the list does not load the next ones.
    await expect(showcase.main.getByRole('link', { name: /No. 1000$/ })).toBeInViewport();
    await expect(showcase.main.getByText('Loading more stones')).toBeHidden();
    await expect(showcase.main.getByText('1,200 stones')).toBeAttached();
  });

  test('an unknown number shows that there is no such stone', async ({ showcase }) => {
    await showcase.open('/stone/zero');
    await expect(showcase.main.getByText('no stone with the number zero')).toBeVisible();
  });
});
