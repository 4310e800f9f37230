import { expect, test } from './showcase';

test.describe('the long list', () => {
  test('leads to a stone, and deeper; each back lands where it was left', async ({ showcase }) => {
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

  test('says how long it is, though few rows are in the document', async ({ showcase }) => {
    await showcase.open('/stones');
    const rows = showcase.main.getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '1000');
    expect(await rows.count()).toBeLessThan(40);
  });

  test('a reload deep below comes back to the same rows', async ({ page, showcase }) => {
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

  test('is searched from the bar', async ({ showcase }) => {
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

  test('[S9.13][S9.15] is refreshed, and goes on at its end', async ({ showcase }) => {
    await showcase.open('/stones');
    // Pulling needs a finger; this is the same for those who cannot pull.
    await showcase.active.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(showcase.main.getByText(/^checked at /)).toBeVisible();
    await showcase.scrollTo(1_000_000);
    await expect(showcase.main.getByText('Bringing more from the quarry')).toBeVisible();
    await expect(showcase.main.getByText('1,200 stones')).toBeAttached();
    // The new rows are below: nothing follows them to the next end.
    await expect(showcase.main.getByRole('link', { name: /No. 1000$/ })).toBeInViewport();
    await expect(showcase.main.getByText('Bringing more from the quarry')).toBeHidden();
    await expect(showcase.main.getByText('1,200 stones')).toBeAttached();
  });

  test('an unknown number is said to be unknown', async ({ showcase }) => {
    await showcase.open('/stone/zero');
    await expect(showcase.main.getByText('no stone with the number zero')).toBeVisible();
  });
});
