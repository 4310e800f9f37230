import { putFinger } from 'portico/testing';
import { expect, test } from './showcase';

test.describe('bars and overlays', () => {
  test('[S9.17] a clear bar becomes solid with scrolling, and a page can have a custom bar', async ({
    showcase,
  }) => {
    await showcase.open('/');
    await expect(showcase.title('Linden Market')).toBeVisible();
    await expect(showcase.active.getByRole('banner')).toHaveCount(0);
    await showcase.tapLink(/^Flat white/);
    const title = showcase.active.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('opacity', '0');
    await showcase.scrollTo(300);
    await expect(title).toHaveCSS('opacity', '1');
    await showcase.back();
    await expect(showcase.title('Linden Market')).toBeVisible();
  });

  test('back closes a dialog before it leaves the page', async ({ page, showcase }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^Overlays/);
    await showcase.tapButton('One of several options');
    await showcase.dialog.getByRole('button', { name: 'Oat' }).tap();
    await expect(showcase.main.getByText('“Oat”')).toBeVisible();
    await showcase.tapButton('One line of text');
    await showcase.dialog.getByRole('textbox').fill('Carrot cake');
    await showcase.dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(showcase.main.getByText('“Carrot cake”')).toBeVisible();
    await showcase.tapButton('Yes or no');
    await expect(showcase.dialog).toBeVisible();
    await page.goBack();
    await expect(showcase.dialog).toBeHidden();
    await expect(showcase.main.getByText('Not now')).toBeVisible();
    await showcase.tapButton('Success');
    await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
  });

  test('a finger beside or on a dialog does not scroll the page below', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/overlays');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const pull = async (y: number) => {
      const finger = await putFinger(page, { x: width / 2, y });
      await finger.move({ x: 0, y: -150 }, 200);
      await finger.lift();
      return showcase.scrollTop();
    };
    await pull(height * 0.6);
    await expect.poll(showcase.scrollTop).toBeGreaterThan(50);
    // A tap while the page still scrolls only stops it.
    await showcase.scrollEnd();
    await showcase.tapButton('One of several options');
    const { y = height } = (await showcase.dialog.boundingBox()) ?? {};
    const rest = await showcase.scrollTop();
    expect(await pull(height - 60)).toBe(rest);
    await expect(showcase.dialog).toBeVisible();
    expect(await pull(Math.min(y - 20, 250))).toBe(rest);
  });
});
