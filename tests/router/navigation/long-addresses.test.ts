import { describe, expect, it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import type { HistoryDriver } from '@/router/history/history-driver';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

/** A snapshot has at most 32,768 characters, which six of these URLs exceed. */
const longUrl = (page: number) => `/item/${page}?from=${'x'.repeat(6000)}`;

async function openLongUrls(pages: number, options: TestAppOptions = {}) {
  const app = createTestApp(options);
  await app.idle();
  for (let page = 1; page <= pages; page += 1) await app.navigate(longUrl(page));
  return app;
}

async function travel(app: TestApp, delta: number) {
  app.driver.travel(delta);
  await app.idle();
}

async function reload(app: TestApp, options: TestAppOptions = {}) {
  app.nav.memory.flush();
  const reloaded = app.reload(options);
  await reloaded.idle();
  return reloaded;
}

/** The numbers of the pages in the stack. '0' is the root, and '?' is a page with an unknown URL. */
function pageNumbers(app: TestApp): string {
  return app
    .urls()
    .map((url) => /^\/item\/(\d+)/.exec(url)?.[1] ?? (url === '' ? '?' : '0'))
    .join(' ');
}

const numbersUpTo = (page: number) =>
  Array.from({ length: page + 1 }, (_, index) => index).join(' ');

describe.each([
  [
    '14 pages with 700 characters each',
    14,
    (page: number) => `/item/${page}?from=${'x'.repeat(700)}`,
  ],
  [
    '19 pages with 46 Chinese characters each',
    19,
    (page: number) => `/item/${page}?from=${'中'.repeat(46)}`,
  ],
  ['19 pages with 6,000 characters each', 19, longUrl],
])('a stack of %s', (_, count, url) => {
  const open = async (options: TestAppOptions = {}) => {
    const app = createTestApp(options);
    await app.idle();
    for (let page = 1; page <= count; page += 1) await app.navigate(url(page));
    return app;
  };

  it('loses exactly one page for each back', async () => {
    const app = await open();
    for (const { id } of app.nav.pages()) app.nav.memory.write(id, 'draft:note', id);
    app.log.length = 0;
    await app.back();
    expect(pageNumbers(app)).toBe(numbersUpTo(count - 1));
    await travel(app, -1);
    expect(pageNumbers(app)).toBe(numbersUpTo(count - 2));
    expect(app.log.filter((line) => line.endsWith(':unload'))).toHaveLength(2);
    for (const { id } of app.nav.pages()) expect(app.nav.memory.read(id, 'draft:note')).toBe(id);
  });

  it('keeps all pages with their URLs and drafts over a reload', async () => {
    const app = await open();
    for (const { id } of app.nav.pages()) app.nav.memory.write(id, 'draft:note', id);
    const urlsBefore = app.urls();
    const reloaded = await reload(app);
    expect(reloaded.urls()).toEqual(urlsBefore);
    for (const { id } of reloaded.nav.pages()) {
      expect(reloaded.nav.memory.read(id, 'draft:note')).toBe(id);
    }
    for (let page = count - 1; page >= 0; page -= 1) {
      await reloaded.back();
      expect(pageNumbers(reloaded)).toBe(numbersUpTo(page));
    }
    expect(reloaded.history().at).toBe(0);
  });
});

describe('after a reload in a browser that blocks its storage', () => {
  const noStorage: TestAppOptions = { storage: null };

  it('all pages are in the stack, and back reads each URL from its history entry', async () => {
    const reloaded = await reload(await openLongUrls(19, noStorage));
    expect(reloaded.urls()).toHaveLength(20);
    expect(pageNumbers(reloaded)).toMatch(/^0 \?.* \? \d.* 19$/);
    for (let page = 18; page >= 0; page -= 1) {
      expect(await reloaded.back()).toBe(page === 0 ? '/' : longUrl(page));
      expect(reloaded.urls()).toHaveLength(page + 1);
      expect(reloaded.history()).toMatchObject({ at: page });
    }
    expect(reloaded.reports).toEqual([]);
  });

  it('the browser’s back and jumps read the URLs too', async () => {
    const reloaded = await reload(await openLongUrls(19, noStorage));
    await travel(reloaded, -1);
    await travel(reloaded, -10);
    expect(reloaded.nav.activePage().url).toBe(longUrl(8));
    expect(reloaded.urls()).toHaveLength(9);
    await travel(reloaded, 11);
    expect(reloaded.urls()).toHaveLength(20);
    await reloaded.back(18);
    expect(reloaded.urls()).toEqual(['/', longUrl(1)]);
    expect(reloaded.nav.activePage()).toMatchObject({ kind: 'page', params: { id: '1' } });
  });

  it('back goes to the nearest page with a known URL if the browser has dropped an entry', async () => {
    const reloaded = await reload(await openLongUrls(19, { ...noStorage, limit: 5 }));
    expect(await reloaded.back(10)).toBe('/');
    expect(reloaded.urls()).toEqual(['/']);
    expect(reloaded.reports).toEqual([]);
  });

  it('back reaches the root in an app with one history entry', async () => {
    const reloaded = await reload(
      await openLongUrls(19, { ...noStorage, wrap: createReplaceOnlyHistory }),
    );
    for (let step = 0; step < 25 && reloaded.urls().length > 1; step += 1) await reloaded.back();
    expect(reloaded.urls()).toEqual(['/']);
    expect(reloaded.reports).toEqual([]);
  });
});

it('an app with one history entry finds all pages again after a reload', async () => {
  const app = await openLongUrls(19, { wrap: createReplaceOnlyHistory });
  const urlsBefore = app.urls();
  const reloaded = await reload(app);
  expect(reloaded.urls()).toEqual(urlsBefore);
  for (let page = 18; page >= 0; page -= 1) {
    await reloaded.back();
    expect(reloaded.urls()).toEqual(urlsBefore.slice(0, page + 1));
  }
});

it('back to a page with an unknown URL shows the root if the browser does not move', async () => {
  const app = await openLongUrls(19, { storage: null });
  const withoutTravel = (driver: HistoryDriver): HistoryDriver => ({ ...driver, go: () => {} });
  const reloaded = await reload(app, { wrap: withoutTravel });
  const call = reloaded.nav.back(15);
  await reloaded.idle();
  await reloaded.clock.advance(1000);
  await reloaded.idle();
  expect(await call).toMatchObject({ url: '/' });
  expect(reloaded.urls()).toEqual(['/']);
  expect(reloaded.log).toEqual(expect.arrayContaining([`${longUrl(19)}:unload`, '/:show:back']));
  expect(reloaded.log.filter((line) => line.startsWith(':'))).toEqual([]);
});
