import { describe, expect, it } from 'vitest';
import { keepOneEntry } from '@/router/history/one-entry-history';
import type { HistoryDriver } from '@/router/history/history-driver';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

/** Together far more than an entry takes: 32,768 characters. */
const long = (page: number) => `/item/${page}?from=${'x'.repeat(6000)}`;

async function openLong(pages: number, options: TestAppOptions = {}) {
  const app = createTestApp(options);
  await app.idle();
  for (let page = 1; page <= pages; page += 1) await app.navigate(long(page));
  return app;
}

async function travel(app: TestApp, delta: number) {
  app.driver.travel(delta);
  await app.idle();
}

async function reload(app: TestApp, options: TestAppOptions = {}) {
  app.nav.memory.flush();
  const after = app.reload(options);
  await after.idle();
  return after;
}

/** The numbers of the pages, 0 for the root. */
function shown(app: TestApp): string {
  return app
    .urls()
    .map((url) => /^\/item\/(\d+)/.exec(url)?.[1] ?? (url === '' ? '?' : '0'))
    .join(' ');
}

const upTo = (page: number) => Array.from({ length: page + 1 }, (_, index) => index).join(' ');

describe.each([
  ['14 pages with 700 characters', 14, (page: number) => `/item/${page}?from=${'x'.repeat(700)}`],
  [
    '19 pages with 46 Chinese characters',
    19,
    (page: number) => `/item/${page}?from=${'中'.repeat(46)}`,
  ],
  ['19 pages with 6,000 characters', 19, long],
])('%s', (_, count, url) => {
  const open = async (options: TestAppOptions = {}) => {
    const app = createTestApp(options);
    await app.idle();
    for (let page = 1; page <= count; page += 1) await app.navigate(url(page));
    return app;
  };

  it('back closes one page and no other', async () => {
    const app = await open();
    for (const { id } of app.nav.pages()) app.nav.memory.write(id, 'draft:note', id);
    app.log.length = 0;
    await app.back();
    expect(shown(app)).toBe(upTo(count - 1));
    await travel(app, -1);
    expect(shown(app)).toBe(upTo(count - 2));
    expect(app.log.filter((line) => line.endsWith(':unload'))).toHaveLength(2);
    for (const { id } of app.nav.pages()) expect(app.nav.memory.read(id, 'draft:note')).toBe(id);
  });

  it('a reload keeps all pages with their addresses and drafts', async () => {
    const app = await open();
    for (const { id } of app.nav.pages()) app.nav.memory.write(id, 'draft:note', id);
    const before = app.urls();
    const after = await reload(app);
    expect(after.urls()).toEqual(before);
    for (const { id } of after.nav.pages()) {
      expect(after.nav.memory.read(id, 'draft:note')).toBe(id);
    }
    for (let page = count - 1; page >= 0; page -= 1) {
      await after.back();
      expect(shown(after)).toBe(upTo(page));
    }
    expect(after.history().at).toBe(0);
  });
});

describe('addresses that are not known after a reload, because the browser blocks its storage', () => {
  const blocked: TestAppOptions = { storage: null };

  it('the pages are there, and back learns each address from its own entry', async () => {
    const after = await reload(await openLong(19, blocked));
    expect(after.urls()).toHaveLength(20);
    expect(shown(after)).toMatch(/^0 \?.* \? \d.* 19$/);
    for (let page = 18; page >= 0; page -= 1) {
      expect(await after.back()).toBe(page === 0 ? '/' : long(page));
      expect(after.urls()).toHaveLength(page + 1);
      expect(after.history()).toMatchObject({ at: page });
    }
    expect(after.reports).toEqual([]);
  });

  it('the browser’s back and jumps learn them too', async () => {
    const after = await reload(await openLong(19, blocked));
    await travel(after, -1);
    await travel(after, -10);
    expect(after.nav.activePage().url).toBe(long(8));
    expect(after.urls()).toHaveLength(9);
    await travel(after, 11);
    expect(after.urls()).toHaveLength(20);
    await after.back(18);
    expect(after.urls()).toEqual(['/', long(1)]);
    expect(after.nav.activePage()).toMatchObject({ kind: 'page', params: { id: '1' } });
  });

  it('a page whose entry the browser has dropped gives way to the nearest known one', async () => {
    const after = await reload(await openLong(19, { ...blocked, limit: 5 }));
    expect(await after.back(10)).toBe('/');
    expect(after.urls()).toEqual(['/']);
    expect(after.reports).toEqual([]);
  });

  it('in one entry for the whole app the pages that are known remain', async () => {
    const after = await reload(await openLong(19, { ...blocked, wrap: keepOneEntry }));
    for (let step = 0; step < 25 && after.urls().length > 1; step += 1) await after.back();
    expect(after.urls()).toEqual(['/']);
    expect(after.reports).toEqual([]);
  });
});

it('one entry for the whole app finds all pages again after a reload', async () => {
  const app = await openLong(19, { wrap: keepOneEntry });
  const before = app.urls();
  const after = await reload(app);
  expect(after.urls()).toEqual(before);
  for (let page = 18; page >= 0; page -= 1) {
    await after.back();
    expect(after.urls()).toEqual(before.slice(0, page + 1));
  }
});

it('a page without a known address and without an entry gives way too when the browser does not move', async () => {
  const app = await openLong(19, { storage: null });
  const stays = (driver: HistoryDriver): HistoryDriver => ({ ...driver, go: () => {} });
  const after = await reload(app, { wrap: stays });
  const call = after.nav.back(15);
  await after.idle();
  await after.clock.advance(1000);
  await after.idle();
  expect(await call).toMatchObject({ url: '/' });
  expect(after.urls()).toEqual(['/']);
  expect(after.log).toEqual(expect.arrayContaining([`${long(19)}:unload`, '/:show:back']));
  expect(after.log.filter((line) => line.startsWith(':'))).toEqual([]);
});
