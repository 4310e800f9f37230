import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** An app in which each person sees the same pages. `person` is who is signed in. */
async function open(options: TestAppOptions = {}, signInPage?: string) {
  const login: { person: string | null } = { person: 'ada' };
  const routes: RouteTable = {
    ...table,
    '/mine': { load, roles: ['user'], loader: () => `data of ${login.person}` },
    '/login': { load, query: { to: 'string?' } },
    '/news': { load, loader: () => `news for ${login.person ?? 'everybody'}` },
  };
  const app = createTestApp({
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || login.person !== null,
    login: {
      signIn: signInPage,
      user: () =>
        login.person === null ? null : { uid: login.person, role: ['user'], permission: [] },
    },
    ...options,
  });
  await app.idle();
  const signIn = async (person: string | null, current: TestApp = app) => {
    login.person = person;
    current.nav.loginChanged();
    await current.idle();
  };
  return { app, login, signIn };
}

const pageAt = (app: TestApp, url: string) => {
  const page = app.nav.pages().find((other) => other.url === url);
  if (!page) throw new Error(`no page ${url}`);
  return page;
};
const dataOf = (app: TestApp, url: string) => {
  const state = app.nav.resources.state(pageAt(app, url));
  return state.status === 'ready' ? state.kept.data : state.status;
};
const draftOf = (app: TestApp, url: string) => app.nav.memory.read(pageAt(app, url).id, 'draft');
const write = (app: TestApp, url: string) =>
  app.nav.memory.write(pageAt(app, url).id, 'draft', 'a draft');

describe('[S6.1] another person who signs in', () => {
  it('gets new data of every page, also without a sign-out in between', async () => {
    const { app, signIn } = await open();
    await app.navigate('/news');
    await app.navigate('/mine');
    expect([dataOf(app, '/news'), dataOf(app, '/mine')]).toEqual(['news for ada', 'data of ada']);
    await signIn('bob');
    expect(dataOf(app, '/mine')).toBe('data of bob');
    expect(dataOf(app, '/news')).toBe('news for bob');
  });

  it('does not get the drafts of a page that was evicted before the sign-out', async () => {
    const limits = { live: 2, stack: 20, onFull: 'drop-oldest' } as const;
    const { app, signIn } = await open({ limits });
    await app.navigate('/mine');
    write(app, '/mine');
    for (const url of ['/item/1', '/item/2', '/item/3']) await app.navigate(url);
    expect(pageAt(app, '/mine').mount).toBe('ghost');
    await signIn(null);
    await signIn('bob');
    expect(draftOf(app, '/mine')).toBeUndefined();
    await app.back(3);
    expect(dataOf(app, '/mine')).toBe('data of bob');
  });

  it('does not get the drafts of a page that everybody may see', async () => {
    const { app, signIn } = await open();
    await app.navigate('/list');
    write(app, '/list');
    await signIn(null);
    expect(draftOf(app, '/list')).toBe('a draft');
    await signIn('bob');
    expect(draftOf(app, '/list')).toBeUndefined();
  });

  it('does not get the drafts of a page over a reload', async () => {
    const { app, signIn } = await open();
    await app.navigate('/mine');
    write(app, '/mine');
    await app.navigate('/list');
    await signIn(null);
    app.nav.memory.flush();
    const again = app.reload();
    await again.idle();
    expect(draftOf(again, '/mine')).toBe('a draft');
    await signIn('bob', again);
    expect(draftOf(again, '/mine')).toBeUndefined();
  });
});

describe('[S6.1] the same person who signs in again', () => {
  it('gets the drafts back, also over a reload', async () => {
    const { app, signIn } = await open();
    await app.navigate('/mine');
    write(app, '/mine');
    await signIn(null);
    await signIn('ada');
    expect(draftOf(app, '/mine')).toBe('a draft');
    await signIn(null);
    app.nav.memory.flush();
    const again = app.reload();
    await again.idle();
    await signIn('ada', again);
    expect(draftOf(again, '/mine')).toBe('a draft');
  });
});

describe('[S6.1] a sign-in page takes the place of a page with drafts', () => {
  const typed = (app: TestApp) => app.nav.memory.read(pageAt(app, '/mine').id, 'draft:note');

  async function signOutOnPage() {
    const opened = await open({}, '/login');
    await opened.app.navigate('/mine');
    opened.app.nav.memory.write(pageAt(opened.app, '/mine').id, 'draft:note', 'Ring twice');
    await opened.signIn(null);
    expect(opened.app.nav.activePage().url).toBe('/login?to=%2Fmine');
    return opened;
  }

  it('gives the drafts back to the same person', async () => {
    const { app, signIn } = await signOutOnPage();
    await signIn('ada');
    expect(app.nav.activePage().url).toBe('/mine');
    expect(typed(app)).toBe('Ring twice');
  });

  it('gives the drafts back to the same person over a reload', async () => {
    const { app, signIn } = await signOutOnPage();
    app.nav.memory.flush();
    const again = app.reload();
    await again.idle();
    await signIn('ada', again);
    expect(typed(again)).toBe('Ring twice');
  });

  it('gives another person no drafts, also over a reload', async () => {
    const first = await signOutOnPage();
    await first.signIn('bob');
    expect(typed(first.app)).toBeUndefined();

    const second = await signOutOnPage();
    second.app.nav.memory.flush();
    const again = second.app.reload();
    await again.idle();
    await second.signIn('bob', again);
    expect(pageAt(again, '/mine')).toBeTruthy();
    expect(typed(again)).toBeUndefined();
  });
});
