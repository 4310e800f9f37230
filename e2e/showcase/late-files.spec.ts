import { readdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './showcase';

/** `npm run test:late-files` takes every file of every page, which is an hour; the other runs take samples. */
const full = process.env.npm_lifecycle_event === 'test:late-files';

// Each late file is lost once, and late once, in a cold browser. Each visit takes some seconds.
test.setTimeout(full ? 900_000 : 180_000);
// Files that several journeys need are disturbed in the first of them, so they run one after the other.
test.describe.configure({ mode: 'default' });

const assets = 'dist/assets';
/** The first load itself, and what is no file of a page: workers have a journey of their own. */
const isLate = (file: string) =>
  /\.(js|css)$/.test(file) && !/^(index|splash|\w+-worker)-/.test(file);

const components = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .filter(({ name }) => readdirSync(`src/components/${name}`).includes('demo.tsx'))
  .map(({ name }) => `/component/${name}`);

/** The pages first: what a component shares with them is counted there. */
const everyPath = [
  ...['/', '/components', '/apis', '/me', '/stones', '/stone/1', '/sample', '/colour', '/stack'],
  ...['/sign-in', '/admin', '/picture', '/custom-bar', '/overlays', '/host', '/language'],
  ...['/nowhere', '/call/navigate', ...components],
];

/** A page's script and sheet, a sheet that pages share, the code of the platform, of screens, of overlays. */
const samples = /^(stones|button|calls|lazy-screens|overlay-views)-/;

const done = new Set<string>();

type Looks = Readonly<Record<string, string>>;

/** Where each element of the page on top is, and how it looks. */
function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const looks: Record<string, string> = {};
    const keys = ['color', 'backgroundColor', 'fontSize', 'display', 'borderRadius', 'padding'];
    const active = document.querySelector('[data-page][data-state="active"]');
    for (const [index, element] of Array.from(active?.querySelectorAll('*') ?? []).entries()) {
      if (element.closest('svg')) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      const box = [x, y, width, height].map(Math.round).join(' ');
      looks[`${index} ${element.tagName}`] = [box, ...keys.map((key) => style[key])].join(' | ');
    }
    return looks;
  });
}

/** A page at rest: it looks the same four times, and asks for nothing more. */
async function rest(page: Page, asked: ReadonlySet<string>): Promise<Looks> {
  await page.locator('[data-page][data-state="active"]').waitFor();
  let before = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await looksOf(page)) + String(asked.size);
        same = now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [200], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(4);
  return looksOf(page);
}

async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  look: (page: Page, asked: Set<string>) => Promise<T>,
  disturb?: { readonly file: string; readonly how: 'lost' | 'late' },
): Promise<T> {
  const context = await browser.newContext(options);
  const asked = new Set<string>();
  const page = await context.newPage();
  page.on('request', (request) => {
    const [, file] = /\/assets\/([^?#]+)/.exec(request.url()) ?? [];
    if (file) asked.add(file);
  });
  let isFirst = true;
  if (disturb) {
    await page.route(`**/assets/${disturb.file}*`, async (route) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst && disturb.how === 'lost') return route.abort();
      if (wasFirst) await new Promise((resolve) => setTimeout(resolve, 3000));
      // The visit may be over by now.
      return route.continue().catch(() => {});
    });
  }
  try {
    await page.goto(path);
    return await look(page, asked);
  } finally {
    await context.close();
  }
}

/** Until the page looks as it should. People tap the error screen; they are told to. */
async function endsAs(page: Page, right: Looks): Promise<string[]> {
  const active = page.locator('[data-page][data-state="active"]');
  const again = active.getByRole('button', { name: /^(The connection timed out|Try again$)/ });
  let wrong: string[] = [];
  const isRight = async () => {
    if (await again.first().isVisible()) await again.first().tap();
    const now = await looksOf(page);
    wrong = Object.keys(right).filter((key) => now[key] !== right[key]);
    return wrong.length;
  };
  await expect
    .poll(isRight, { intervals: [300], timeout: 30_000 })
    .toBe(0)
    .catch(() => {});
  return wrong;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of full ? everyPath : ['/stones']) {
  test(`[S2.12] ${path} ends right and styled when any of its late files is lost once or late`, async ({
    browser,
    baseURL,
    contextOptions,
    viewport,
    userAgent,
    deviceScaleFactor,
    traps,
  }) => {
    traps.allow(/./);
    const phone = { baseURL, viewport, userAgent, deviceScaleFactor, hasTouch: true };
    const options = Object.fromEntries(
      Object.entries({ ...contextOptions, ...phone }).filter(([, value]) => value !== undefined),
    );
    const first = await visit(browser, options, path, async (page, asked) => ({
      looks: await rest(page, asked),
      asked,
    }));
    const second = await visit(browser, options, path, rest);
    // What differs from one visit to the next, a countdown or a picture that turns, proves nothing.
    const right = Object.fromEntries(
      Object.entries(first.looks).filter(([key, look]) => second[key] === look),
    );
    expect(Object.keys(right).length).toBeGreaterThan(5);

    const wanted = [...first.asked].filter((file) => isLate(file) && !done.has(file));
    const files = wanted.filter((file) => full || samples.test(file));
    const failures: Record<string, string[]> = {};
    for (const file of files) {
      done.add(file);
      for (const how of ['lost', 'late'] as const) {
        const look = (page: Page) => endsAs(page, right);
        const wrong = await visit(browser, options, path, look, { file, how });
        if (wrong.length > 0) failures[`${file} ${how}`] = wrong.slice(0, 5);
      }
    }
    if (!full) expect(files.length).toBeGreaterThanOrEqual(4);
    expect(failures).toEqual({});
  });
}

/** What no visit to a page asks for: other languages, other messaging apps, other maps, what a tap opens. */
const unvisited = 200;

if (full) {
  test('most late files of the build are needed by some journey', () => {
    const left = readdirSync(assets).filter((file) => isLate(file) && !done.has(file));
    expect(left.length, left.join(' ')).toBeLessThan(unvisited);
  });
}

test('[S2.12] a page whose style sheet failed twice is styled after a tap on the error screen', async ({
  page,
  showcase,
  traps,
}) => {
  traps.allow(/ERR_FAILED|Unable to preload CSS/);
  // Otherwise the visible link would fetch the page ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  let lost = 0;
  await page.route(/\/assets\/stones-[\w-]+\.css/, (route) => {
    lost += 1;
    return lost <= 2 ? route.abort() : route.continue();
  });
  await showcase.open('/');
  await showcase.tapLink(/^A long list/);
  await showcase.tapButton('The connection timed out, click the screen to try again');
  await expect(showcase.main.getByText('1,000 stones')).toBeVisible();
  await expect(page.locator('link[href*="/stones-"][rel="stylesheet"]')).toHaveCount(1);
  expect(lost).toBe(3);
});
