import { violations } from '../helpers';
import { walkComponents } from './component-walk';
import { contrastFaults, layoutFaults, settle } from './demo-faults';
import { expect, test } from './showcase';

// About a hundred pages, one after the other.
test.setTimeout(420_000);

test.describe('every component in forced colours', () => {
  test.use({
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  });

  test('has legible words, and no axe violations', async ({ page, showcase }) => {
    const found = await walkComponents(page, showcase, async () => {
      const all = await violations(page);
      // axe reads `-webkit-text-fill-color`. There Chromium returns the colour of the page, not the forced one.
      const others = all.filter((line) => !line.startsWith('color-contrast'));
      return [...others, ...(await contrastFaults(page))];
    });
    expect(found).toEqual({});
  });
});

test.describe('every component on a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

  test('fits into the page, from right to left too, and with text of 200 %', async ({
    page,
    showcase,
  }) => {
    const root = page.locator('html');
    const found = await walkComponents(page, showcase, async () => {
      const demo = showcase.main.getByRole('region').first();
      const plain = await layoutFaults(page);
      await demo.evaluate((element) => element.setAttribute('dir', 'rtl'));
      await settle(page);
      const turned = await layoutFaults(page);
      await demo.evaluate((element) => element.removeAttribute('dir'));
      await root.evaluate((element) => element.style.setProperty('font-size', '200%'));
      await settle(page);
      const large = await layoutFaults(page);
      await root.evaluate((element) => element.style.removeProperty('font-size'));
      return [
        ...plain,
        ...turned.map((fault) => `rtl: ${fault}`),
        ...large.map((fault) => `200 %: ${fault}`),
      ];
    });
    expect(found).toEqual({});
  });
});

for (const width of [390, 320]) {
  test.describe(`every component in the large size on a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('fits into the page, with room for its words', async ({ page, showcase }) => {
      const root = page.locator('html');
      const found = await walkComponents(page, showcase, async () => {
        // KitProvider does the same for `size="large"`.
        await root.evaluate((element) => element.setAttribute('data-size', 'large'));
        await settle(page);
        expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
        const faults = await layoutFaults(page);
        await root.evaluate((element) => element.removeAttribute('data-size'));
        return faults;
      });
      expect(found).toEqual({});
    });
  });
}

test('the checks find content beside the demo, words without room, and faint words', async ({
  page,
  showcase,
}) => {
  await showcase.open('/component/button');
  const order = showcase.main.getByRole('button', { name: 'Order', exact: true }).first();
  await expect(order).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await contrastFaults(page)).toEqual([]);
  await order.evaluate((button) => {
    button.style.width = '30px';
    button.style.flex = 'none';
    button.style.whiteSpace = 'nowrap';
    button.style.color = '#0a7b6a';
  });
  const [narrow] = await layoutFaults(page);
  expect(narrow).toMatch(/^"Order" does not fit into button/);
  expect(await contrastFaults(page)).toEqual([
    expect.stringMatching(/^"Order" has a contrast of 1/),
  ]);
  await order.evaluate((button) => {
    button.style.width = '600px';
  });
  expect(await layoutFaults(page)).toContainEqual(expect.stringMatching(/^\w+ is \d+ px wide$/));
  expect(await layoutFaults(page)).toContainEqual(
    expect.stringMatching(/^beside the demo: button/),
  );
});
