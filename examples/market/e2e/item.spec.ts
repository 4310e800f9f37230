import type { Page } from '@playwright/test';
import { pinch, putFinger } from 'portico/testing';
import { expect, test } from './fixtures.ts';
import { active, phoneOf, receiveOrder, titled } from './market.ts';

const picture = (page: Page, number: number) =>
  page.getByRole('dialog', { name: `Picture ${number} of 3`, exact: true });

const middleOf = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: width / 2, y: height / 2 };
};

test('the pictures of an item open, turn, zoom, and close with Back', async ({ page }) => {
  await page.goto('/item/honey');
  await active(page).getByRole('button', { name: 'View picture 1 of City honey' }).tap();
  await expect(picture(page, 1)).toBeVisible();
  const swipe = await putFinger(page, middleOf(page));
  await swipe.move({ x: -200, y: 4 }, 160);
  await swipe.lift();
  await expect(picture(page, 2)).toBeVisible();

  await pinch(page, middleOf(page), { from: 80, to: 240 });
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await titled(page, 'City honey');

  await active(page).getByRole('button', { name: 'View picture 1 of City honey' }).tap();
  await expect(picture(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await titled(page, 'City honey');
});

test.describe('a browser without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the link of an item', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto('/item/honey');
    await active(page).getByRole('button', { name: 'Share', exact: true }).tap();
    await expect(page.getByText(/copied/i).first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe('/item/honey');
  });
});

test('the share sheet gets the name, the text and the link of the item', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    Navigator.prototype.share = async (data) => {
      (window as unknown as { shared: unknown[] }).shared.push(data);
    };
    Navigator.prototype.canShare = () => true;
  });
  await page.goto('/item/honey');
  await titled(page, 'City honey');
  await active(page).getByRole('button', { name: 'Share', exact: true }).tap();
  const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
  await expect.poll(shared).toEqual([
    expect.objectContaining({
      title: 'City honey',
      url: expect.stringMatching(/\/item\/honey$/),
    }),
  ]);
});

test('a member reviews what has arrived, once', async ({ page }, { testId }) => {
  await receiveOrder(page, phoneOf(testId));
  await active(page).getByRole('button', { name: 'Write a review: Butter croissant' }).tap();
  await titled(page, 'Review');
  const form = active(page).getByRole('form', { name: 'Write a review' });
  await form.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(form.getByText('Check these fields')).toBeVisible();
  await form.getByRole('radio', { name: /4/ }).tap();
  await form.getByRole('textbox', { name: 'How was it?' }).fill('Yum');
  await form.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(form.getByText('Write a few more words.').first()).toBeVisible();

  await form.getByRole('textbox', { name: 'How was it?' }).fill('Warm and flaky, like in Lyon.');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'How was it?' })).toHaveValue(
    'Warm and flaky, like in Lyon.',
  );
  await form.getByRole('button', { name: 'Send', exact: true }).tap();
  await titled(page, /^Order/);

  await page.goto('/item/croissant');
  // The same review by the test on the other phone may be there too.
  await expect(active(page).getByText('Warm and flaky, like in Lyon.').first()).toBeVisible();
  await expect(active(page).getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  await page.goto('/review/croissant');
  await expect(active(page).getByText('There is nothing to review')).toBeVisible();
});

test('a picture that cannot open without the network says so', async ({ page, context }) => {
  // Only the code of the preview stays away.
  await page.route(/preview-[\w-]+\.js/, (route) => route.abort());
  const screens = page.waitForResponse(/lazy-screens/);
  await page.goto('/item/honey');
  await screens;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await active(page)
    .getByRole('button', { name: /^View picture 1/ })
    .tap();
  await expect(page.getByText('No network, please check your connection')).toBeVisible();
});
