import { describe, expect, it } from 'vitest';
import type { LoaderContext, RouteTable } from '@/router/routes/route-table';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { resourceOf } from '../../helpers/resource-of';
import { createTestApp, type TestApp } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

type Kind = 'navigate' | 'redirect' | 'relaunch';

/** An app of a user with an account. The test answers for the guard, the loader and the code of a page. */
async function open({ signIn }: { readonly signIn?: string } = {}) {
  const login = { name: 'ada' as string | null };
  const verdicts: Deferred<boolean>[] = [];
  const answers: (Deferred<unknown> & Pick<LoaderContext, 'signal'>)[] = [];
  const code = createDeferred<{ default: () => null }>();
  const routes: RouteTable = {
    ...table,
    '/sign-in': { load },
    '/guarded': {
      load,
      roles: ['member'],
      beforeEnter: () => {
        const verdict = createDeferred<boolean>();
        verdicts.push(verdict);
        return verdict.promise;
      },
    },
    '/late': { load: () => code.promise, roles: ['member'] },
    '/mine': {
      load,
      roles: ['member'],
      loader: ({ signal }) => {
        const answer = createDeferred<unknown>();
        answers.push({ ...answer, signal });
        return answer.promise;
      },
    },
  };
  const tasks: (() => void)[] = [];
  const app = createTestApp({
    table: routes,
    tasks,
    access: ({ roles = [] }) => roles.length === 0 || login.name !== null,
    login: { user: () => userOf(login.name), signIn },
  });
  await app.idle();
  const visibleUrls: string[] = [];
  app.nav.store.subscribe(({ stack, blocked }) => {
    const visible = stack.pages.filter(({ key }) => !blocked.has(key));
    visibleUrls.push(...visible.map(({ url }) => url));
  });
  const signInAs = (name: string | null) => {
    login.name = name;
    app.nav.loginChanged();
  };
  const go = (kind: Kind, url: string) => {
    const outcome = app.nav.go(kind, { to: { url } });
    return outcome.then((page) => ('url' in page ? page.url : page.message));
  };
  return { app, login, verdicts, answers, code, tasks, visibleUrls, signInAs, go };
}

describe('[S6.2] a page is not shown after a sign-out, although its navigation began before', () => {
  it.each<[string, Kind]>([
    ['navigate', 'navigate'],
    ['redirect', 'redirect'],
    ['relaunch', 'relaunch'],
  ])('if its guard answers late, after %s', async (_title, kind) => {
    const { app, verdicts, visibleUrls, signInAs, go } = await open();
    const outcome = go(kind, '/guarded');
    await flush();
    signInAs(null);
    verdicts[0]?.resolve(true);
    await app.idle();
    expect(await outcome).toBe('access denied: /guarded');
    expect(app.urls()).toEqual(['/']);
    expect(visibleUrls).not.toContain('/guarded');
  });

  it('if its code comes late', async () => {
    const { app, code, signInAs, go } = await open();
    const outcome = go('navigate', '/late');
    await flush();
    signInAs(null);
    code.resolve({ default: () => null });
    await app.idle();
    expect(await outcome).toBe('access denied: /late');
    expect(app.urls()).toEqual(['/']);
  });

  it('and the sign-in page opens in its place if the app has one', async () => {
    const { app, verdicts, signInAs, go } = await open({ signIn: '/sign-in' });
    const outcome = go('navigate', '/guarded');
    await flush();
    signInAs(null);
    verdicts[0]?.resolve(true);
    await app.idle();
    expect(await outcome).toBe('/sign-in?to=%2Fguarded');
    expect(app.urls()).toEqual(['/', '/sign-in?to=%2Fguarded']);
  });

  it('if the token expires without an event', async () => {
    const { app, login, code, go } = await open();
    const outcome = go('navigate', '/late');
    await flush();
    login.name = null;
    code.resolve({ default: () => null });
    await app.idle();
    expect(await outcome).toBe('access denied: /late');
  });

  it('if the browser is on its way to its history entry', async () => {
    const { app, tasks, visibleUrls, signInAs, go } = await open();
    for (const url of ['/list', '/item/1']) await app.navigate(url);
    visibleUrls.length = 0;
    const outcome = go('relaunch', '/mine');
    await flush();
    await app.clock.advance(200);
    await flush();
    expect(tasks).toHaveLength(1);
    signInAs(null);
    await app.idle();
    await outcome;
    expect(visibleUrls).not.toContain('/mine');
    expect([...app.nav.store.getState().blocked.values()]).toEqual(['denied']);
  });
});

describe('[S6.2] a page below is not shown after a sign-out', () => {
  it.each<[string, (app: TestApp) => Promise<unknown>]>([
    ['redirect', (app) => app.nav.go('redirect', { to: { url: '/item/1' } })],
    ['redirect to the same page', (app) => app.nav.go('redirect', { to: { url: '/list' } })],
  ])('although the browser was on its way to the entry of a %s', async (_title, call) => {
    const { app, code, tasks, visibleUrls, signInAs } = await open();
    code.resolve({ default: () => null });
    for (const url of ['/late', '/list']) await app.navigate(url);
    app.nav.step('/list?n=1', 'push');
    await app.idle();
    const outcome = call(app);
    await flush();
    expect(tasks).toHaveLength(1);
    signInAs(null);
    await app.idle();
    await outcome;
    visibleUrls.length = 0;
    await app.back();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/late']);
    expect(visibleUrls).not.toContain('/late');
    expect([...app.nav.store.getState().blocked.values()]).toEqual(['denied']);
  });
});

describe('[S6.1] another user signs in while a navigation is pending', () => {
  it('so the router asks the guard once more, for that user', async () => {
    const { app, verdicts, signInAs, go } = await open();
    const outcome = go('navigate', '/guarded');
    await flush();
    signInAs('bob');
    verdicts[0]?.resolve(true);
    await app.idle();
    expect(verdicts).toHaveLength(2);
    expect(app.urls()).toEqual(['/']);
    verdicts[1]?.resolve(true);
    await app.idle();
    expect(await outcome).toBe('/guarded');
  });

  it('so the data of the first user is dropped, and the loader runs again', async () => {
    const { app, answers, signInAs, go } = await open();
    const outcome = go('navigate', '/mine');
    await flush();
    signInAs('bob');
    answers[0]?.resolve('data of ada');
    await app.idle();
    expect(answers).toHaveLength(2);
    expect(answers[0]?.signal.aborted).toBe(true);
    answers[1]?.resolve('data of bob');
    await app.idle();
    expect(await outcome).toBe('/mine');
    expect(resourceOf(app.nav, app.nav.activePage())).toMatchObject({ data: 'data of bob' });
  });

  it('but a renewed token of the same user asks nobody again', async () => {
    const { app, verdicts, signInAs, go } = await open();
    const outcome = go('navigate', '/guarded');
    await flush();
    signInAs('ada');
    verdicts[0]?.resolve(true);
    await app.idle();
    expect(await outcome).toBe('/guarded');
    expect(verdicts).toHaveLength(1);
  });
});
