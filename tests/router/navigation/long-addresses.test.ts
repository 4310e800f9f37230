import { describe, expect, it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
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

/** The numbers of the pages in the stack. '0' is the root. */
function pageNumbers(app: TestApp): string {
  return app
    .urls()
    .map((url) => /^\/item\/(\d+)/.exec(url)?.[1] ?? '0')
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
    for (const { id } of app.nav.pages()) app.nav.memory.write(id, 'draft:note', id);
    return app;
  };

  it('loses exactly one page for each back', async () => {
    const app = await open();
    app.log.length = 0;
    await app.back();
    expect(pageNumbers(app)).toBe(numbersUpTo(count - 1));
    await travel(app, -1);
    expect(pageNumbers(app)).toBe(numbersUpTo(count - 2));
    expect(app.log.filter((line) => line.endsWith(':unload'))).toHaveLength(2);
    for (const { id } of app.nav.pages()) expect(app.nav.memory.read(id, 'draft:note')).toBe(id);
  });

  it('keeps the pages below after back and forward', async () => {
    const app = await open();
    await travel(app, -3);
    expect(pageNumbers(app)).toBe(numbersUpTo(count - 3));
    await travel(app, 3);
    expect(pageNumbers(app)).toMatch(new RegExp(`^${numbersUpTo(count - 3)} .*${count}$`));
  });

  it('goes back page by page after a reload, to the same pages with their drafts', async () => {
    const app = await open();
    const reloaded = await reload(app);
    for (let page = count - 1; page >= 0; page -= 1) {
      await reloaded.back();
      expect(pageNumbers(reloaded).split(' ').at(-1)).toBe(String(page));
      expect(reloaded.history()).toMatchObject({ at: page });
      const { id } = reloaded.nav.activePage();
      expect(reloaded.nav.memory.read(id, 'draft:note')).toBe(id);
    }
    expect(reloaded.urls()).toEqual(['/']);
    expect(reloaded.reports).toEqual([]);
  });
});

describe('a reload of a stack that is too long for one snapshot', () => {
  it('keeps the root and the newest pages', async () => {
    const reloaded = await reload(await openLongUrls(19));
    expect(pageNumbers(reloaded)).toBe('0 15 16 17 18 19');
  });

  it('finds the pages between in their own entries when the browser goes there', async () => {
    const reloaded = await reload(await openLongUrls(19));
    await travel(reloaded, -1);
    expect(pageNumbers(reloaded)).toBe('0 14 15 16 17 18');
    await travel(reloaded, -10);
    expect(pageNumbers(reloaded)).toBe('0 4 5 6 7 8');
    await travel(reloaded, 11);
    expect(pageNumbers(reloaded)).toBe('0 4 5 6 7 8 15 16 17 18 19');
    expect(reloaded.log.filter((line) => line.startsWith(':'))).toEqual([]);
  });

  it('keeps the root and the newest pages of an app with one history entry', async () => {
    const reloaded = await reload(await openLongUrls(19, { wrap: createReplaceOnlyHistory }));
    expect(pageNumbers(reloaded)).toBe('0 15 16 17 18 19');
    for (const numbers of ['0 15 16 17 18', '0 15 16 17', '0 15 16', '0 15', '0']) {
      await reloaded.back();
      expect(pageNumbers(reloaded)).toBe(numbers);
    }
    expect(reloaded.reports).toEqual([]);
  });
});
