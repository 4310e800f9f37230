import { choose, dragMap, drawn, field, first, gripOf, rows, use } from './places';
import { expect, test } from './showcase';

test.describe('choosing a place', () => {
  test('[S2.9] [S9.9] [S9.10] returns the chosen place to the call', async ({ page, showcase }) => {
    await showcase.open('/');
    await page.goto('/call/chooseLocation');
    await showcase.tapButton('Run');
    await expect(showcase.title('Choose a place')).toBeVisible();
    await expect(rows(showcase)).toHaveCount(20);
    await expect(use(showcase)).toBeDisabled();
    await rows(showcase).nth(19).scrollIntoViewIfNeeded();
    await expect(rows(showcase)).toHaveCount(40);
    const name = await first(showcase);
    await rows(showcase).first().tap();
    await expect(rows(showcase).first()).toBeChecked();
    await use(showcase).tap();
    await expect(showcase.title('chooseLocation')).toBeVisible();
    await expect(showcase.main.getByText(`"name": "${name}"`)).toBeVisible();
    await expect(showcase.main.getByText('"coordinates": "wgs84"')).toBeVisible();
  });

  test('is cancelled by back', async ({ page, showcase }) => {
    await showcase.open('/call/chooseLocation');
    await showcase.tapButton('Run');
    await expect(rows(showcase)).toHaveCount(20);
    await rows(showcase).first().tap();
    await page.goBack();
    await expect(showcase.main.getByText('chooseLocation:fail cancel')).toBeVisible();
    await showcase.tapButton('Run');
    await expect(rows(showcase)).toHaveCount(20);
    await showcase.back();
    await expect(showcase.main.getByText('chooseLocation:fail cancel')).toBeVisible();
  });

  test('shows a new list without a choice after a drag, and the last list after 30 drags', async ({
    page,
    showcase,
  }) => {
    await showcase.open(choose);
    await drawn(showcase);
    await expect(rows(showcase)).toHaveCount(20);
    const before = await first(showcase);
    await rows(showcase).first().tap();
    await expect(use(showcase)).toBeEnabled();
    await dragMap(page, showcase, 90, 120);
    await expect(use(showcase)).toBeDisabled();
    await expect(rows(showcase)).toHaveCount(20);
    const { x, y } = await gripOf(showcase);
    for (let count = 0; count < 30; count += 1) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (count % 2 ? 70 : -30), y + (count % 3 ? 60 : -20), { steps: 2 });
      await page.mouse.up();
    }
    await expect(rows(showcase)).toHaveCount(20);
    // The list of the last place stays.
    let last = '';
    let same = 0;
    const times = async () => {
      const now = await first(showcase);
      same = now === last && now !== before ? same + 1 : 0;
      last = now;
      return same;
    };
    await expect.poll(times, { intervals: [400], timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    await expect(rows(showcase)).toHaveCount(20);
    // A new request for the same place of the map returns the same list.
    await field(showcase).fill('zzzz');
    await field(showcase).press('Enter');
    await expect(showcase.main.getByText('No places here')).toBeVisible();
    await showcase.main.getByRole('button', { name: 'Clear' }).tap();
    await expect(rows(showcase)).toHaveCount(20);
    expect(await first(showcase)).toBe(last);
  });

  test('finds words, and Enter searches at once', async ({ showcase }) => {
    await showcase.open(choose);
    await expect(rows(showcase)).toHaveCount(20);
    await field(showcase).fill('museum');
    const found = showcase.main.getByRole('radiogroup', { name: 'Places found' });
    await expect(found.getByRole('radio', { name: /Museum/ })).toHaveCount(20);
    await field(showcase).fill('zzzz');
    await field(showcase).press('Enter');
    await expect(showcase.main.getByText('No places here')).toBeVisible();
    await showcase.main.getByRole('button', { name: 'Clear' }).tap();
    await expect(rows(showcase)).toHaveCount(20);
  });

  test('keeps the search after a reload, and the page below receives the place', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/call/chooseLocation');
    await showcase.active.getByLabel('keyword').fill('bakery');
    await showcase.tapButton('Run');
    await expect(rows(showcase).first()).toBeVisible();
    await page.reload();
    await expect(showcase.title('Choose a place')).toBeVisible();
    await expect(field(showcase)).toHaveValue('bakery');
    await rows(showcase).first().tap();
    await use(showcase).tap();
    await expect(showcase.title('chooseLocation')).toBeVisible();
  });

  test('works with keys alone', async ({ page, showcase }) => {
    await showcase.open(choose);
    await expect(rows(showcase)).toHaveCount(20);
    await field(showcase).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(rows(showcase).first()).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(rows(showcase).nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    // The button for more places is in between.
    await page.keyboard.press('Tab');
    await expect(use(showcase)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showcase.title('Linden Market')).toBeVisible();
  });

  test('shows all its parts on a narrow phone and on a phone on its side', async ({
    page,
    showcase,
  }) => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 568, height: 320 },
    ]) {
      await page.setViewportSize(size);
      await showcase.open(choose);
      await drawn(showcase);
      await expect(rows(showcase)).toHaveCount(20);
      await expect(rows(showcase).first()).toBeInViewport();
      await expect(use(showcase)).toBeInViewport({ ratio: 1 });
      await expect(field(showcase)).toBeInViewport({ ratio: 1 });
      const locate = showcase.main.getByRole('button', { name: 'Show my location' });
      await expect(locate).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    }
  });
});
