import type { Locator, Page } from '@playwright/test';
import { walkComponents } from './component-walk';
import { contrastFaults, layoutFaults, settle } from './demo-faults';
import { expect, test } from './showcase';

// About a hundred pages, one after the other.
test.setTimeout(420_000);

const SMALL = { width: 320, height: 568 };
const USUAL = { width: 390, height: 844 };

/** A mode of the page, and the checks in it. The next mode starts from the usual look of a small window. */
type Mode = (page: Page, demo: Locator) => Promise<readonly string[]>;

const modes: Readonly<Record<string, Mode>> = {
  'in a small window': layoutFaults,
  'from right to left': async (page, demo) => {
    await demo.evaluate((element) => element.setAttribute('dir', 'rtl'));
    await settle(page);
    const faults = await layoutFaults(page);
    await demo.evaluate((element) => element.removeAttribute('dir'));
    return faults;
  },
  'with text of 200 %': async (page) => {
    const root = page.locator('html');
    await root.evaluate((element) => element.style.setProperty('font-size', '200%'));
    await settle(page);
    const faults = await layoutFaults(page);
    await root.evaluate((element) => element.style.removeProperty('font-size'));
    return faults;
  },
  'in the large size, in both windows': async (page) => {
    const root = page.locator('html');
    // KitProvider does the same for `size="large"`.
    await root.evaluate((element) => element.setAttribute('data-size', 'large'));
    await settle(page);
    expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
    const small = await layoutFaults(page);
    await page.setViewportSize(USUAL);
    await settle(page);
    const usual = await layoutFaults(page);
    await page.setViewportSize(SMALL);
    await root.evaluate((element) => element.removeAttribute('data-size'));
    return [...small, ...usual];
  },
  // axe has looked at the rest of the page in usual colours. It reads no forced colour of a text field.
  'in forced colours': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await settle(page);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const faults = await contrastFaults(page);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    return faults;
  },
};

test.describe('every component', () => {
  test.use({ viewport: SMALL, contextOptions: { reducedMotion: 'reduce' } });

  test('fits into the page and has legible words in every mode', async ({ page, showcase }) => {
    const found = await walkComponents(page, showcase, async () => {
      const demo = showcase.main.getByRole('region').first();
      const faults: string[] = [];
      for (const [name, look] of Object.entries(modes)) {
        faults.push(...(await look(page, demo)).map((fault) => `${name}: ${fault}`));
      }
      return faults;
    });
    expect(found).toEqual({});
  });
});

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
