import { describe, expect, it } from 'vitest';
import type { GuardContext, GuardVerdict, RouteTable } from '@/router/routes/route-table';
import { returns } from '@/router/routes/route-table';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

/** A wide window with a list of mails. */
async function open(urls: readonly string[], options: TestAppOptions = {}) {
  const user: { role: string | null } = { role: 'member' };
  const asked: string[] = [];
  const answers: { leave: GuardVerdict | Promise<GuardVerdict> } = { leave: true };
  const beforeLeave = ({ url, closing }: GuardContext) => {
    asked.push(`${url} ${closing ? 'closes' : 'is covered'}`);
    return answers.leave;
  };
  const table: RouteTable = {
    '/': { tab: true, load },
    '/mail': { load, beforeLeave, query: { q: 'string?' } },
    '/mail/:id': { detailOf: '/mail', load, beforeLeave, result: returns<string>() },
    '/mail/:id/answer': { load, beforeLeave },
    '/pick': { load, result: returns<string>() },
    '/secret': { load, roles: ['member'] },
    '/secret/:id': { detailOf: '/secret', load },
    '/club/:id': { detailOf: '/mail', load, roles: ['admin'] },
    '/sign-in': { load, query: { to: 'string?' } },
  };
  const app = createTestApp({
    table,
    panes: 2,
    access: ({ roles = [] }) => roles.length === 0 || roles.includes(user.role ?? ''),
    login: { user: () => userOf(user.role), signIn: '/sign-in' },
    ...options,
  });
  await app.idle();
  for (const url of urls) await app.navigate(url);
  asked.length = 0;
  app.log.length = 0;
  return { app, asked, answers, user };
}

const pageAt = (app: TestApp, index: number) => app.nav.pages()[index]!;

/** The page at this depth opens another one. */
async function openFrom(app: TestApp, depth: number, url: string) {
  const outcome = app.nav.go('navigate', { to: { url } }, pageAt(app, depth).id);
  await app.idle();
  const result = await outcome;
  return 'refused' in result ? result.refused : result.url;
}

const shownUrls = (app: TestApp) => app.nav.shownPages().map(({ url }) => url);

describe('a list opens another detail', () => {
  it('and the detail before is closed, in the same history entry', async () => {
    const { app, asked } = await open(['/mail', '/mail/1']);
    expect(await openFrom(app, 1, '/mail/2')).toBe('/mail/2');
    expect(app.urls()).toEqual(['/', '/mail', '/mail/2']);
    expect(app.history()).toEqual({ urls: ['/', '/mail', '/mail/2'], at: 2 });
    expect(asked).toEqual(['/mail/1 closes', '/mail is covered']);
    expect(app.log).toEqual([
      '/mail/1:unload',
      '/mail/2:load',
      '/mail/2:show:navigate',
      '/mail/2:ready',
    ]);
  });

  it('and the pages above the detail are closed too', async () => {
    const { app, asked } = await open(['/mail', '/mail/1', '/mail/1/answer']);
    await openFrom(app, 1, '/mail/2');
    expect(app.urls()).toEqual(['/', '/mail', '/mail/2']);
    // The entry in front is dead: a redirect leaves one too.
    expect(app.history()).toEqual({ urls: ['/', '/mail', '/mail/2', '/mail/1/answer'], at: 2 });
    expect(asked).toEqual(['/mail/1/answer closes', '/mail/1 closes', '/mail is covered']);
  });

  it('and not, if the detail refuses to close', async () => {
    const { app, answers } = await open(['/mail', '/mail/1']);
    answers.leave = false;
    expect(await openFrom(app, 1, '/mail/2')).toBe('cancel');
    expect(app.urls()).toEqual(['/', '/mail', '/mail/1']);
    expect(app.log).toEqual([]);
  });

  it('and the guard of the detail leads elsewhere, above the detail', async () => {
    const { app, answers } = await open(['/mail', '/mail/1']);
    answers.leave = '/pick';
    expect(await openFrom(app, 1, '/mail/2')).toBe('/pick');
    expect(app.urls()).toEqual(['/', '/mail', '/mail/1', '/pick']);
  });

  it('and the window becomes narrow while a guard thinks', async () => {
    const { app, answers } = await open(['/mail', '/mail/1']);
    let answer: (verdict: boolean) => void = () => {};
    answers.leave = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const outcome = app.nav.go('navigate', { to: { url: '/mail/2' } }, pageAt(app, 1).id);
    app.nav.setPanes(1);
    answers.leave = true;
    answer(true);
    await app.idle();
    expect(await outcome).toMatchObject({ url: '/mail/2' });
    expect(app.urls()).toEqual(['/', '/mail', '/mail/2']);
    expect(shownUrls(app)).toEqual(['/mail/2']);
  });

  it('and an entry in front that no longer belongs to the stack is left at once', async () => {
    const { app } = await open(['/mail', '/mail/1', '/mail/1/answer']);
    app.nav.travel(-1);
    await app.idle();
    // After a reload the app does not know that there is an entry in front.
    const again = app.reload();
    await again.idle();
    await openFrom(again, 1, '/mail/2');
    again.nav.travel(1);
    await again.idle();
    expect(again.urls()).toEqual(['/', '/mail', '/mail/2']);
    expect(again.history().at).toBe(2);
  });

  it('for which the user must sign in, and the sign-in page takes the place of the detail', async () => {
    const { app, user } = await open(['/mail', '/mail/1'], {});
    user.role = null;
    app.nav.loginChanged();
    expect(await openFrom(app, 1, '/club/7')).toBe('/sign-in?to=%2Fclub%2F7');
    expect(app.urls()).toEqual(['/', '/mail', '/sign-in?to=%2Fclub%2F7']);
    user.role = 'admin';
    app.nav.loginChanged();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/mail', '/club/7']);
    expect(app.history().urls).toEqual(['/', '/mail', '/club/7']);
  });
});

it('a detail that opens a related one lies below it, as on a phone', async () => {
  const { app } = await open(['/mail', '/mail/1']);
  await openFrom(app, 2, '/mail/2');
  expect(app.urls()).toEqual(['/', '/mail', '/mail/1', '/mail/2']);
  expect(shownUrls(app)).toEqual(['/mail', '/mail/2']);
  expect(app.log).toEqual([
    '/mail/1:hide',
    '/mail/2:load',
    '/mail/2:show:navigate',
    '/mail/2:ready',
  ]);
});

it('a call of a page that is hidden opens its page above the page on top', async () => {
  const { app } = await open(['/mail', '/mail/1']);
  await openFrom(app, 0, '/pick');
  expect(app.urls()).toEqual(['/', '/mail', '/mail/1', '/pick']);
});

it('a redirect of the list replaces the list and its detail', async () => {
  const { app, asked } = await open(['/mail', '/mail/1']);
  void app.nav.go('redirect', { to: { url: '/pick' } }, pageAt(app, 1).id);
  await app.idle();
  expect(app.urls()).toEqual(['/', '/pick']);
  expect(app.history()).toEqual({ urls: ['/', '/pick', '/mail/1'], at: 1 });
  expect(asked).toEqual(['/mail/1 closes', '/mail closes']);
});

describe('back', () => {
  it('closes the detail, and nothing happens to the list', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    await app.back();
    expect(app.urls()).toEqual(['/', '/mail']);
    expect(app.log).toEqual(['/mail/1:unload']);
  });

  it('by the browser too', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    app.nav.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/mail']);
    app.nav.travel(1);
    await app.idle();
    expect(shownUrls(app)).toEqual(['/mail', '/mail/1']);
    expect(app.log).toEqual([
      '/mail/1:unload',
      '/mail/1:load',
      '/mail/1:show:forward',
      '/mail/1:ready',
    ]);
  });

  it('of the list closes the list and its detail', async () => {
    const { app, asked } = await open(['/mail', '/mail/1', '/mail/1/answer']);
    void app.nav.back(1, undefined, { from: pageAt(app, 1).id });
    await app.idle();
    expect(app.urls()).toEqual(['/']);
    expect(asked).toEqual(['/mail/1/answer closes', '/mail/1 closes', '/mail closes']);
  });

  it('of a list at the bottom of the stack leads home', async () => {
    const { app } = await open([], { url: '/mail' });
    await app.navigate('/mail/1');
    void app.nav.back(1, undefined, { from: pageAt(app, 0).id });
    await app.idle();
    expect(app.urls()).toEqual(['/']);
  });

  it('gives its result to the list that stays', async () => {
    const { app } = await open(['/mail']);
    const heard: unknown[] = [];
    app.nav.lifecycle.on(pageAt(app, 1).key, 'result', {
      current: (route, value) => void heard.push([route, value]),
    });
    const { result } = app.nav.open({ to: { url: '/mail/1' } }, pageAt(app, 1).id);
    await app.idle();
    void app.nav.back(1, { result: 'read' });
    await app.idle();
    expect(await result).toBe('read');
    expect(heard).toEqual([['/mail/:id', 'read']]);
  });
});

describe('the address of a list beside its detail', () => {
  it('changes without a new entry, and the detail stays', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    app.nav.step('/mail?q=tea', 'push', pageAt(app, 1));
    await app.idle();
    expect(app.urls()).toEqual(['/', '/mail?q=tea', '/mail/1']);
    expect(app.history()).toEqual({ urls: ['/', '/mail', '/mail/1'], at: 2 });
    await app.back();
    expect(app.history()).toEqual({ urls: ['/', '/mail?q=tea', '/mail/1'], at: 1 });
  });

  it('is there after a reload', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    app.nav.step('/mail?q=tea', 'replace', pageAt(app, 1));
    await app.idle();
    const again = app.reload();
    await again.idle();
    expect(again.urls()).toEqual(['/', '/mail?q=tea', '/mail/1']);
    expect(shownUrls(again)).toEqual(['/mail?q=tea', '/mail/1']);
  });
});

describe('signing out', () => {
  it('hides a list that needs a user, and the detail beside it stays', async () => {
    const { app, user } = await open(['/secret', '/secret/1']);
    user.role = null;
    app.nav.loginChanged();
    await app.idle();
    const { blocked } = app.nav.store.getState();
    expect(shownUrls(app)).toEqual(['/secret', '/secret/1']);
    expect([...blocked]).toEqual([[pageAt(app, 1).key, 'denied']]);
    expect(app.log).toEqual(['/secret:hide', '/secret:unload']);
  });
});

describe('the app', () => {
  it('is hidden and shown with both pages', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    app.nav.appVisible(false);
    app.nav.appVisible(true);
    expect(app.log).toEqual([
      '/mail/1:hide',
      '/mail:hide',
      '/mail/1:appHide',
      '/mail/1:appShow',
      '/mail:show:app',
      '/mail/1:show:app',
    ]);
  });

  it('loads and shows both pages after a reload', async () => {
    const { app } = await open(['/mail', '/mail/1']);
    const again = app.reload();
    await again.idle();
    expect([...again.shown].sort()).toEqual(
      again.nav
        .shownPages()
        .map(({ key }) => key)
        .sort(),
    );
    expect(shownUrls(again)).toEqual(['/mail', '/mail/1']);
    expect(again.nav.pages().map(({ mount }) => mount)).toEqual(['ghost', 'live', 'live']);
  });

  it('asks the guards of a list that a wider window uncovers', async () => {
    const { app, user } = await open(['/secret', '/secret/1'], { panes: 1 });
    user.role = null;
    app.nav.loginChanged();
    app.nav.setPanes(2);
    await app.idle();
    expect(app.nav.store.getState().blocked.get(pageAt(app, 1).key)).toBe('denied');
  });
});
