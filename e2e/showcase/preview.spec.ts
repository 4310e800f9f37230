import type { Locator, Page } from '@playwright/test';
import { putFinger } from 'portico/testing';
import { stretchDelay } from '../support/chunks';
import { expect, test } from './showcase';

const name = (number: number) => `Picture ${number} of 3`;
const dialog = (page: Page, number: number) =>
  page.getByRole('dialog', { name: name(number), exact: true });
/** The picture itself, not the box around it. */
const widthOf = (picture: Locator) =>
  picture.evaluate((image) => Math.round(image.getBoundingClientRect().width));

test.describe('[S8.7] the image preview', () => {
  test('changes pictures, zooms, closes with back and returns the focus', async ({
    page,
    showcase,
  }) => {
    // The second tap of a double tap may come after the usual 260 ms on a slow machine.
    await stretchDelay(page, 5000, 260);
    await showcase.open('/overlays');
    const opener = showcase.active.getByRole('button', { name: /^Full screen/ });
    await opener.focus();
    await opener.tap();
    await expect(dialog(page, 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const middle = { x: width / 2, y: height / 2 };
    const arch = page.getByRole('img', { name: 'An arch in the morning' });
    await expect(arch).toBeVisible();

    const swipe = await putFinger(page, middle);
    await swipe.move({ x: -width * 0.6, y: 4 }, 160);
    await swipe.lift();
    await expect(dialog(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Previous picture' }).tap();
    await expect(dialog(page, 1)).toBeVisible();

    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await expect.poll(() => widthOf(arch)).toBeGreaterThan(width * 1.5);
    const pan = await putFinger(page, middle);
    await pan.move({ x: 60, y: 0 }, 400);
    await pan.hold(200);
    await pan.lift();
    await expect(dialog(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await expect.poll(() => widthOf(arch)).toBe(width);

    await page.goBack();
    await expect(showcase.dialog).toBeHidden();
    await expect(showcase.title('Overlays')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test('closes with a pull down, and with its page', async ({ page, showcase }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^Overlays/);
    await showcase.tapButton(/^Full screen/);
    await expect(dialog(page, 1)).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const pull = await putFinger(page, { x: width / 2, y: height / 2 });
    await pull.move({ x: 0, y: height * 0.4 }, 300);
    await pull.lift();
    await expect(showcase.dialog).toBeHidden();
    await expect(showcase.title('Overlays')).toBeVisible();
    await showcase.tapButton(/^Full screen/);
    await expect(dialog(page, 1)).toBeVisible();
    // A long press on browser back jumps over the entries of the picture and of its page.
    await page.evaluate(() => history.go(-2));
    await expect(showcase.title('Developers')).toBeVisible();
    await expect(showcase.dialog).toBeHidden();
  });

  test('loads its code when it opens', async ({ page, showcase }) => {
    const files: string[] = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    await showcase.open('/overlays');
    await showcase.tapButton('Success');
    await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
    expect(files.filter((file) => file.includes('preview-view'))).toEqual([]);
    await showcase.tapButton(/^Full screen/);
    await expect(dialog(page, 1)).toBeVisible();
    expect(files.filter((file) => /preview-view.*\.js$/.test(file))).toHaveLength(1);
  });
});

test('[S9.23] a banner disappears after a while, or with a tap', async ({ page, showcase }) => {
  await showcase.open('/overlays');
  await showcase.tapButton('An alarm');
  const alarm = page.getByRole('alert').getByText('The courier is late');
  await expect(alarm).toBeVisible();
  await expect(alarm).toBeHidden({ timeout: 8000 });
  await showcase.tapButton('Good news');
  await page.getByRole('button', { name: /^Fresh strawberries are here/ }).tap();
  await expect(showcase.main.getByText('read', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText(/Fresh strawberries/)).toBeHidden();
});
