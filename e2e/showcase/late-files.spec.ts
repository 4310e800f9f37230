import { readdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './showcase';

/** `npm run test:late-files` takes every file of every page, which takes an hour. The other runs take samples. */
const full = process.env.npm_lifecycle_event === 'test:late-files';

// Each late file is lost once and late once, in a cold browser. Each visit takes some seconds.
test.setTimeout(full ? 900_000 : 180_000);
// A file that several pages need is tested on the first of them, so the pages run one after the other.
test.describe.configure({ mode: 'default' });

const assets = 'dist/assets';
/** The first load and the workers are no late files. Workers have their own tests. */
const isLate = (file: string) =>
  /\.(js|css)$/.test(file) && !/^(index|splash|\w+-worker)-/.test(file);

const components = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .filter(({ name }) => readdirSync(`src/components/${name}`).includes('demo.tsx'))
  .map(({ name }) => `/component/${name}`);

/** The pages come first, so a file that a component shares with them is tested there. */
const everyPath = [
  ...['/', '/search', '/me', '/item/honey', '/cart', '/addresses', '/address/new', '/sign-in'],
  ...['/developers', '/components', '/apis', '/unavailable', '/stack', '/overlays', '/host'],
  ...['/assistant', '/bookings', '/language', '/nowhere', '/call/navigate', ...components],
];

/** The script and the style sheet of a page, the code of the platform and of requests, and the screen of an unknown address. */
const samples = /^(item|calls|request|axios-sender|lazy-screens)-/;

/** The least number of these files that a page needs. */
const sampled: Readonly<Record<string, number>> = { '/item/honey': 4, '/nowhere': 1 };

const done = new Set<string>();

type Looks = Readonly<Record<string, string>>;

/** The place and the look of each element of the top page. */
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

/** Waits until the page is at rest: it looks the same four times and requests nothing more. */
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
      // The visit may be over.
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

/** Waits until the page looks right. As users do, it taps the error screen. */
async function endsAs(page: Page, right: Looks): Promise<string[]> {
  const active = page.locator('[data-page][data-state="active"]');
  const again = active.getByRole('button', { name: /^(The connection timed out|Try again$)/ });
  let wrong: string[] = [];
  const isRight = async () => {
    if (await again.first().isVisible()) await again.first().tap();
    // The error screen may reload the document, and then there is nothing to look at yet.
    const now = await looksOf(page).catch((): Looks => ({}));
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

for (const path of full ? everyPath : Object.keys(sampled)) {
  test(`[S2.12] ${path} looks right in the end when any of its late files is lost once or late`, async ({
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
    // A part that differs between two visits, a countdown or a picture that turns, proves nothing.
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
    if (!full) expect(files.length).toBeGreaterThanOrEqual(sampled[path] ?? 1);
    expect(failures).toEqual({});
  });
}

/** Files that no visit to a page needs: other languages, other messaging apps, other maps, and code behind a tap. */
const unvisited = 200;

if (full) {
  test('most late files of the build are needed by some page', () => {
    const left = readdirSync(assets).filter((file) => isLate(file) && !done.has(file));
    expect(left.length, left.join(' ')).toBeLessThan(unvisited);
  });
}

test('[S2.12] a tap on the error screen styles a page whose style sheet failed twice', async ({
  page,
  showcase,
  traps,
}) => {
  traps.allow(/ERR_FAILED|Unable to preload CSS/);
  // Otherwise the visible link would fetch the page ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  let lost = 0;
  await page.route(/\/assets\/item-[\w-]+\.css/, (route) => {
    lost += 1;
    return lost <= 2 ? route.abort() : route.continue();
  });
  await showcase.open('/');
  await showcase.tapLink(/^Flat white/);
  await showcase.tapButton('The connection timed out, click the screen to try again');
  await expect(showcase.main.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.locator('link[href*="/item-"][rel="stylesheet"]')).toHaveCount(1);
  expect(lost).toBe(3);
});
