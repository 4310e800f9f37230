// Opens pages of the built site in Chromium: axe, the width of a phone, and the phone beside the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const pages = [
  '',
  'start.html',
  'concepts.html',
  'why.html',
  'deployment.html',
  'faq.html',
  'router/',
  'components/button.html',
  'platform/reference/choose-image.html',
  'reference/entries.html',
  'migrate/calls.html',
  'migrate/taro-react.html',
  'guides/forms.html',
  'guides/offline-and-install.html',
  'browsers.html',
];

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The heading that the phone shows beside a page. */
const screens = {
  'components/button.html': 'Button',
  'components/map.html': 'MapView',
  'platform/reference/choose-image.html': 'chooseImage',
  'router/page-stack.html': /./,
};

/** @param {import('playwright-core').Page} page */
async function findingsOf(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    // @ts-expect-error axe is a global of the script above.
    window.axe.run(document, { iframes: false, resultTypes: ['violations'] }),
  );
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes[0].target.join(' ')} (${nodes.length})`,
    ),
    ...(isWide ? ['the page is wider than the screen'] : []),
  ];
}

/** Opens a page and listens to its errors. */
async function open(browser, address, options) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(`an error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`the console: ${message.text()}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, errors };
}

async function checkPage(browser, address, options) {
  const { page, errors } = await open(browser, address, options);
  const findings = await findingsOf(page);
  await page.close();
  return [...errors, ...findings];
}

const titleIn = (phone) => phone.locator('[data-page][data-state="active"] header h1');

async function checkScreen(browser, address, title) {
  const { page, errors } = await open(browser, address, { viewport: sizes[1] });
  const phone = page.frameLocator('.phone iframe');
  const shown = titleIn(phone).filter({ hasText: title });
  const isShown = await shown.waitFor().then(
    () => true,
    () => false,
  );
  await page.close();
  return [...errors, ...(isShown ? [] : [`the phone does not show ${title}`])];
}

/** A new page of the site changes the screen, each switch changes the phone, and Back belongs to the site. */
async function checkPhone(browser, origin, base) {
  const { page, errors } = await open(browser, `${origin}${base}components/button.html`, {
    viewport: sizes[1],
  });
  const phone = page.frameLocator('.phone iframe');
  const root = phone.locator('html');
  const problems = [];
  const expect = async (problem, check) => {
    if (!(await isSoon(check))) problems.push(problem);
  };
  const attribute = (name) => root.getAttribute(name);
  await titleIn(phone).filter({ hasText: 'Button' }).waitFor();
  await page.getByRole('button', { name: 'Dark theme of the phone' }).click();
  await expect('the phone is not dark', async () => (await attribute('data-theme')) === 'dark');
  await page.getByLabel('Language of the phone').selectOption('ar');
  await expect('the phone is not Arabic', async () => (await attribute('lang')) === 'ar');
  await expect('Arabic is not from right to left', async () => (await attribute('dir')) === 'rtl');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(
    'the phone is not from left to right',
    async () => (await attribute('dir')) === 'ltr',
  );
  await page.getByLabel('Text size of the phone').selectOption('200');
  const sizeOf = () => root.evaluate((element) => getComputedStyle(element).fontSize);
  await expect('the text is not twice as large', async () => (await sizeOf()) === '32px');
  await page.getByLabel('App around the page').selectOption('wechat');
  const userAgentOf = () => root.evaluate(() => navigator.userAgent);
  await expect('the phone is not in WeChat', async () =>
    (await userAgentOf()).includes('MicroMessenger/'),
  );
  await titleIn(phone).filter({ hasText: 'Button' }).waitFor();
  await page.getByLabel('Network of the phone').selectOption('offline');
  await expect('the phone is not offline', () => root.evaluate(() => !navigator.onLine));
  await page.getByLabel('Network of the phone').selectOption('good');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Cell', exact: true }).click();
  await expect('another page has the old screen', async () =>
    ((await titleIn(phone).first().textContent()) ?? '').includes('Cell'),
  );
  await expect('the phone adds to the history', async () =>
    page.evaluate((before) => history.length === before + 1, entries),
  );
  await page.close();
  return [...errors, ...problems];
}

/** A phone that starts slowly shows the screen of the page that the reader has opened meanwhile. */
async function checkLatePhone(browser, origin, base) {
  const page = await browser.newPage({ viewport: sizes[1] });
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(/\/demo\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${origin}${base}components/button.html`, { waitUntil: 'domcontentloaded' });
  await page.locator('.phone iframe').waitFor();
  await page.getByRole('link', { name: 'Cell', exact: true }).click();
  await page.waitForURL(/components\/cell/);
  release();
  const shown = titleIn(page.frameLocator('.phone iframe')).filter({ hasText: 'Cell' });
  const isRight = await isSoon(() => shown.isVisible());
  await page.close();
  return isRight ? [] : ['it shows the screen of the page before'];
}

/** Whether something becomes true within some seconds. */
async function isSoon(check) {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    // A document that is replaced answers nothing for a moment.
    if (await check().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** All checks by name. */
function checksOf(browser, origin, base) {
  const combinations = pages.flatMap((path) =>
    sizes.flatMap((viewport) =>
      /** @type {const} */ (['light', 'dark']).map((colorScheme) => ({
        name: `${path || 'home'} at ${viewport.width}, ${colorScheme}`,
        run: () => checkPage(browser, `${origin}${base}${path}`, { viewport, colorScheme }),
      })),
    ),
  );
  const phones = Object.entries(screens).map(([path, title]) => ({
    name: `the phone beside ${path}`,
    run: () => checkScreen(browser, `${origin}${base}${path}`, title),
  }));
  return [
    ...combinations,
    ...phones,
    { name: 'the switches', run: () => checkPhone(browser, origin, base) },
    { name: 'a late phone', run: () => checkLatePhone(browser, origin, base) },
  ];
}

/** @param {string} origin @param {string} base */
export async function pageProblems(origin, base) {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const results = [];
  try {
    for (const { name, run } of checksOf(browser, origin, base)) {
      // A check that gives up is one failed check. The others still run.
      const found = await run().catch((error) => [`it gives up: ${error.message}`]);
      results.push({ name, found });
    }
  } finally {
    await browser.close();
  }
  return results;
}
