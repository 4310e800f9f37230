import { settle } from './demo-faults';
import { drag } from './finger';
import { expect, test } from './showcase';

test.describe('components under a finger', () => {
  test('a finger and keys move a slider, and a tap sets the stars', async ({ page, showcase }) => {
    await showcase.open('/component/slider');
    const slider = showcase.main.getByRole('slider', { name: 'Delivery distance' }).first();
    const value = () => slider.inputValue().then(Number);
    await expect(slider).toHaveValue('3');
    await drag(page, slider, { x: 80 });
    await expect.poll(value).toBeGreaterThan(3);
    await settle(page);
    const dragged = await value();
    await slider.press('ArrowLeft');
    await expect.poll(value).toBe(dragged - 0.5);
    await slider.press('End');
    await expect(slider).toHaveValue('8');

    await showcase.open('/component/rate');
    const stars = showcase.main.getByRole('radiogroup', { name: 'Delivery' }).first();
    await expect(stars.getByRole('radio', { checked: true })).toHaveAccessibleName('4 of 5');
    await stars.getByRole('radio', { name: '2 of 5' }).tap();
    await expect(stars.getByRole('radio', { checked: true })).toHaveAccessibleName('2 of 5');
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { checked: true })).toHaveAccessibleName('3 of 5');
  });

  test('a finger turns a wheel, and Done takes its value', async ({ page, showcase }) => {
    await showcase.open('/component/picker');
    const field = showcase.main.getByRole('button', { name: /^Drink/ }).first();
    await expect(field).toHaveAccessibleName(/Latte/);
    await field.tap();
    const wheel = showcase.dialog.getByRole('listbox').or(showcase.dialog.getByRole('spinbutton'));
    await expect(showcase.dialog).toBeVisible();
    await drag(page, wheel.first(), { y: -88 });
    await showcase.dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(showcase.dialog).toHaveCount(0);
    await expect(field).toHaveAccessibleName(/Matcha|Green tea|Lemonade/);
  });

  test('a finger swipes slides and panels, and the page still scrolls', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/component/swiper');
    const swiper = showcase.main.getByRole('group', { name: 'All 10,000 photos' });
    await expect(swiper.getByText('Photo 1', { exact: true })).toBeVisible();
    await drag(page, swiper, { x: -200 });
    await expect(swiper.getByText('Photo 2', { exact: true })).toBeInViewport({ ratio: 0.9 });
    const before = await showcase.scrollTop();
    await drag(page, swiper, { y: -120 });
    await expect.poll(showcase.scrollTop).not.toBe(before);
    await expect(swiper.getByText('Photo 2', { exact: true })).toBeVisible();

    await showcase.open('/component/tabs');
    const selected = showcase.main.getByRole('tablist', { name: 'Orders' }).first();
    await drag(page, showcase.main.getByRole('tabpanel').first(), { x: -220 });
    await expect(selected.getByRole('tab', { selected: true })).toHaveText('Baking');
  });

  test('a swipe on a row shows its actions, and a tap on Delete removes the row', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/component/swipe-action');
    const row = showcase.main.getByText('Lemon tart', { exact: true });
    await drag(page, row, { x: -180 });
    await showcase.main.getByRole('button', { name: 'Delete' }).nth(1).tap();
    await expect(row).toHaveCount(0);
  });

  test('a drag closes a sheet, and so does back', async ({ page, showcase }) => {
    await showcase.open('/component/popup');
    await showcase.main.getByRole('button', { name: 'Bottom', exact: true }).first().tap();
    await expect(showcase.dialog).toBeVisible();
    await drag(page, showcase.dialog.getByRole('heading', { name: 'Delivery' }), { y: 220 });
    await expect(showcase.dialog).toHaveCount(0);
    await showcase.main.getByRole('button', { name: 'Bottom', exact: true }).first().tap();
    await expect(showcase.dialog).toBeVisible();
    await page.goBack();
    await expect(showcase.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/component\/popup$/);
  });

  test('keys alone choose a period of days', async ({ page, showcase }) => {
    await showcase.open('/component/calendar');
    const grid = showcase.main.getByRole('grid', { name: 'Rental of the coffee cart' });
    await grid.locator('[tabindex="0"]').focus();
    // Start on a Monday, because the shop is closed on Sundays.
    for (const key of ['PageDown', 'Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
  });

  test('a form shows what is wrong, and then it is sent', async ({ page, showcase }) => {
    await showcase.open('/component/form');
    const form = showcase.main.getByRole('form', { name: 'Complaint' });
    await form.getByRole('button', { name: 'Send' }).tap();
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(5);
    const order = form.getByLabel('Order');
    await expect(order).toBeFocused();
    await expect(order).toHaveAttribute('aria-invalid', 'true');
    await order.fill('CS-2040');
    await form.getByLabel('E-mail').fill('ada@example.org');
    await form.getByRole('checkbox', { name: 'Cold' }).tap();
    await form.getByRole('radio', { name: 'Money back' }).tap();
    await form.getByRole('radio', { name: '5 of 5' }).tap();
    await form.getByText('Call me').tap();
    await form.getByRole('button', { name: 'Send' }).tap();
    await expect(form.locator('output')).toHaveText(
      '{"order":"CS-2040","email":"ada@example.org","faults":["cold"],"wish":"money","count":1,"stars":5,"call":true}',
    );
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('the user chooses files, and pulls a list to refresh it', async ({ page, showcase }) => {
    await showcase.open('/component/upload');
    const files = showcase.main.getByRole('group', { name: 'Files of the order' });
    const opening = page.waitForEvent('filechooser');
    await files.getByText('Add a file').tap();
    const buffer = Buffer.from('one cake, two candles');
    await (await opening).setFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer }]);
    await expect(files.getByText('notes.txt')).toBeVisible();

    await showcase.open('/component/scroll-view');
    const list = showcase.main.getByRole('region', { name: 'Orders' });
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByText('0×')).toBeVisible();
    await drag(page, list, { y: 150 });
    await expect(list.getByText('1×')).toBeVisible();
  });
});
