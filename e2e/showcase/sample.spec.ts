import { expect, type Showcase, test } from './showcase';

const answer = (showcase: Showcase) => showcase.active.getByRole('button', { name: /^Colour/ });

async function fillIn(showcase: Showcase) {
  await showcase.open('/');
  await showcase.tapLink(/^A form that remembers/);
  await showcase.active.getByLabel('Name').fill('Grace');
  await showcase.active.getByRole('radio', { name: 'Large' }).check();
}

test.describe('the form', () => {
  test('receives the colour from another page', async ({ showcase }) => {
    await fillIn(showcase);
    await answer(showcase).tap();
    await expect(showcase.title('Colour')).toBeVisible();
    await showcase.tapButton('Teal');
    await expect(answer(showcase)).toContainText('Teal');
    await answer(showcase).tap();
    await expect(
      showcase.active.getByRole('button', { name: 'Teal', pressed: true }),
    ).toBeVisible();
    await showcase.back();
    await expect(showcase.main.getByText('You left the colour page without a choice.')).toBeVisible();
    await expect(answer(showcase)).toContainText('Teal');
  });

  test('stays open when a double tap beside the sheet closes the sheet', async ({
    page,
    showcase,
  }) => {
    await fillIn(showcase);
    await answer(showcase).tap();
    await expect(showcase.title('Colour')).toBeVisible();
    // The strip above the sheet is over the Back button of the form.
    await page.touchscreen.tap(24, 22);
    // The test needs this pause: it is the second tap of a double tap.
    await page.waitForTimeout(120);
    await page.touchscreen.tap(24, 22);
    await expect(answer(showcase)).toBeVisible();
    // Wait as long as a second tap could have an effect.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/sample$/);
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Grace');
  });

  test('receives the colour and keeps its draft after a reload of the colour page', async ({
    page,
    showcase,
  }) => {
    await fillIn(showcase);
    await answer(showcase).tap();
    await expect(showcase.title('Colour')).toBeVisible();
    await page.reload();
    await showcase.tapButton('Plum');
    await expect(answer(showcase)).toContainText('Plum');
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Grace');
    await expect(showcase.active.getByRole('radio', { name: 'Large' })).toBeChecked();
  });

  test('asks before back loses the input, in the bar and in the browser', async ({
    page,
    showcase,
  }) => {
    await fillIn(showcase);
    await showcase.back();
    await expect(showcase.dialog).toContainText('Leave without ordering?');
    await showcase.dialog.getByRole('button', { name: 'Stay' }).tap();
    await expect(showcase.dialog).toBeHidden();
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Grace');
    await page.goBack();
    await expect(showcase.dialog).toContainText('Leave without ordering?');
    await showcase.dialog.getByRole('button', { name: 'Leave' }).tap();
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('closes at once if the user has typed nothing', async ({ showcase }) => {
    await showcase.open('/');
    await showcase.tapLink(/^A form that remembers/);
    await expect(showcase.title('Order a sample')).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('is sent when it is complete', async ({ showcase }) => {
    await fillIn(showcase);
    await showcase.active.getByLabel('Name').fill(' ');
    await showcase.tapButton('Order the sample');
    await expect(showcase.main.getByText('Enter a name.')).toBeVisible();
    await showcase.active.getByLabel('Name').fill('Grace');
    await showcase.tapButton('Order the sample');
    await expect(showcase.dialog).toContainText('The sample for Grace is on its way.');
    await showcase.dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(showcase.title('Portico')).toBeVisible();
  });

  test('is sent once, although the user presses Enter again meanwhile', async ({
    page,
    showcase,
  }) => {
    await fillIn(showcase);
    await showcase.active.getByLabel('Name').press('Enter');
    await expect(page.getByText('Ordering')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(showcase.dialog).toContainText('The sample for Grace is on its way.');
    await showcase.dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(showcase.title('Portico')).toBeVisible();
    await expect(showcase.dialog).toBeHidden();
  });

  test('asks nothing on another page when the user has gone there meanwhile', async ({
    page,
    showcase,
  }) => {
    await fillIn(showcase);
    await showcase.active.getByLabel('Name').press('Enter');
    await expect(page.getByText('Ordering')).toBeVisible();
    await answer(showcase).press('Enter');
    await expect(showcase.title('Colour')).toBeVisible();
    await expect(page.getByText('Ordering')).toBeHidden();
    await expect(showcase.dialog).toBeHidden();
    await showcase.back();
    await expect(showcase.active.getByLabel('Name')).toHaveValue('Grace');
  });
});
