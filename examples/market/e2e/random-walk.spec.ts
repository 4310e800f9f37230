import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../../../e2e/support/random';
import { expect, test } from './fixtures.ts';
import { active, phoneOf, titled } from './market.ts';

const STEPS = 80;
/** WALK_SEEDS=100 walks a hundred times. */
const SEEDS = process.env.WALK_SEEDS
  ? Array.from({ length: Number(process.env.WALK_SEEDS) }, (_, seed) => seed)
  : [5, 17, 2026];

/** The controls that a random tap may hit. Sign-in and files need words, so the walk does not touch them. */
const CONTROLS =
  'a[href], button:not([disabled]), [role="switch"], [role="radio"], [role="option"]';

/** The controls in view that a finger can reach: on the page on top, or in the overlay above it. */
const reachable = (page: Page) =>
  page.evaluate((selector) => {
    const found: { x: number; y: number; name: string }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const box = element.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      if (box.width < 1 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      // These open a window of the system, which nothing in the page can close.
      if (/Add Photos|Photos of the way in|Share|مشاركة|分享/.test(name)) continue;
      found.push({ x, y, name: name.trim().slice(0, 40) });
    }
    return found;
  }, CONTROLS);

type Phone = {
  isOffline: boolean;
  wasOffline: boolean;
  readonly width: number;
  readonly height: number;
};

/** A step of the phone around the app. */
async function phoneStep(page: Page, random: Random, phone: Phone): Promise<string> {
  switch (random.pick(['network', 'rotation', 'theme', 'background'])) {
    case 'network':
      phone.isOffline = !phone.isOffline;
      phone.wasOffline = true;
      await page.context().setOffline(phone.isOffline);
      return phone.isOffline ? 'offline' : 'online';
    case 'rotation': {
      const { width, height } = page.viewportSize() ?? phone;
      await page.setViewportSize({ width: height, height: width });
      return 'rotate';
    }
    case 'background':
      // The user looks at another app for a moment.
      for (const state of ['hidden', 'visible']) {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      }
      return 'background';
    default:
      await page.emulateMedia({ colorScheme: random.pick(['dark', 'light']) });
      return 'theme';
  }
}

/** Keys of a keyboard, such as one of a tablet. */
async function keyStep(page: Page, random: Random): Promise<string> {
  const key = random.pick(['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowLeft', 'End']);
  // Enter on these opens a window of the system, as a tap does.
  const opensWindow = await page.evaluate(() => {
    const { activeElement: focus } = document;
    const name = focus?.getAttribute('aria-label') ?? focus?.textContent ?? '';
    return focus?.matches('[type="file"]') || /Photos|Share|مشاركة|分享/.test(name);
  });
  if (key === 'Enter' && opensWindow) return 'no key';
  await page.keyboard.press(key);
  return key;
}

async function step(page: Page, random: Random, phone: Phone): Promise<string> {
  const dice = random.integer(100);
  if (dice < 3) {
    await page.goForward({ timeout: 2000 }).catch(() => null);
    return 'forward';
  }
  if (dice < 10) {
    await page.goBack({ timeout: 2000 }).catch(() => null);
    return 'back';
  }
  if (dice < 14 && !phone.isOffline) {
    await page.reload();
    return 'reload';
  }
  if (dice < 19) return phoneStep(page, random, phone);
  if (dice < 24) {
    await page.mouse.wheel(0, dice % 2 ? 500 : -500);
    return 'scroll';
  }
  if (dice > 88) return keyStep(page, random);
  // A tap may have opened another document, whose controls are not there yet.
  const controls = await reachable(page).catch(() => []);
  if (controls.length === 0) return 'nothing to tap';
  const { x, y, name } = random.pick(controls);
  await page.touchscreen.tap(x, y);
  // A second tap that comes too early must do no harm.
  if (dice < 30) await page.touchscreen.tap(x, y);
  return `tap ${name}`;
}

/** The faults of a screen. No screen may have one, whatever the user did. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const pages = document.querySelectorAll<HTMLElement>('[data-page][data-state="active"]');
    const [top] = pages;
    if (pages.length !== 1 || !top) return [`${pages.length} pages are active`];
    const faults: string[] = [];
    const focusPage = document.activeElement?.closest('[data-page]');
    if (focusPage && focusPage !== top) faults.push('the focus is on a hidden page');
    const headings = [...top.querySelectorAll('h1')].filter((h1) => h1.textContent?.trim());
    // A page that cannot load offline has only the way to try again.
    const isFailed = /try again/i.test(top.innerText) && headings.length === 0;
    if (headings.length !== 1 && !isFailed) faults.push(`${headings.length} titles`);
    if ((top.textContent ?? '').trim().length < 10) faults.push('an empty screen');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the screen');
    if (document.title.trim() === '') faults.push('no title');
    const amounts = [...top.querySelectorAll('.line-price')].map((line) => numberIn(line));
    const goods = top.querySelector('.sums dd');
    const sum = Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
    if (amounts.length > 0 && sum !== numberIn(goods)) {
      faults.push(`the lines are ${sum}, the sum is ${numberIn(goods)}`);
    }
    return faults;

    function numberIn(element: Element | null): number {
      return Number((element?.textContent ?? '').replace(/[^\d.,]/g, '').replace(',', '.'));
    }
  });

/** Without a network, the app and its product report what could not be fetched. */
const isOfNetwork = (fault: string) =>
  /Failed to fetch|No network|could not be loaded|Unable to preload/.test(
    fault.split('\n')[0] ?? '',
  );

async function faultsNow(page: Page, phone: Phone): Promise<readonly string[]> {
  // Back on the first page leaves the app. A browser opens it again only with a network.
  if (!page.url().startsWith('http')) {
    phone.isOffline = false;
    await page.context().setOffline(false);
    await page.goto('/');
  }
  return faultsOf(page).catch((error: Error) => [error.message]);
}

for (const seed of SEEDS) {
  test(`${STEPS} random steps from seed ${seed} leave no broken screen`, async ({
    page,
    faults,
  }, info) => {
    test.setTimeout(180_000);
    page.on('dialog', (dialog) => void dialog.accept());
    const random = createRandom(seed + (info.project.name === 'iphone' ? 1000 : 0));
    await page.goto('/sign-in');
    await titled(page, 'Sign in');
    await active(page).getByLabel('Phone number').fill(phoneOf(info.testId));
    await active(page).getByRole('textbox', { name: 'Code' }).fill('123456');
    await active(page).getByRole('button', { name: 'Sign in', exact: true }).tap();
    const steps: string[] = [];
    const phone: Phone = {
      isOffline: false,
      wasOffline: false,
      ...(page.viewportSize() ?? { width: 390, height: 844 }),
    };
    const counts = (fault: string) => !(phone.wasOffline && isOfNetwork(fault));
    for (let count = 0; count < STEPS; count += 1) {
      steps.push(await step(page, random, phone));
      await expect
        .poll(async () => [...faults.filter(counts), ...(await faultsNow(page, phone))], {
          message: steps.slice(-12).join(' > '),
        })
        .toEqual([]);
    }
    faults.splice(0, Infinity, ...faults.filter(counts));
  });
}
