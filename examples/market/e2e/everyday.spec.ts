import { putFinger } from 'portico/testing';
import { expect, test } from './fixtures.ts';
import { active, titled } from './market.ts';

test('an item in the cart is counted up and down, swiped away, and the cart says that it is empty', async ({
  page,
}) => {
  await page.goto('/item/honey');
  await active(page)
    .getByRole('button', { name: /Add to cart/ })
    .tap();
  await active(page).getByRole('link', { name: /^Cart/ }).tap();
  const amount = active(page).getByRole('spinbutton', { name: 'Amount: City honey' });
  await active(page).getByRole('button', { name: 'Increase Amount: City honey' }).tap();
  await expect(amount).toHaveValue('2');
  await active(page).getByRole('button', { name: 'Decrease Amount: City honey' }).tap();
  await expect(amount).toHaveValue('1');
  const box = (await active(page).getByText('City honey', { exact: true }).boundingBox())!;
  const finger = await putFinger(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await finger.move({ x: -120, y: 0 }, 200);
  await finger.lift();
  await active(page).getByRole('button', { name: 'Remove' }).tap();
  await expect(active(page).getByText('The cart is empty')).toBeVisible();
  await active(page).getByRole('button', { name: 'Go to the market' }).tap();
  await titled(page, 'Linden Market');
});
