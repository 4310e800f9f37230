import { describe, expect, it } from 'vitest';
import type { GuardContext, GuardVerdict, RouteTable } from '@/router/routes/route-table';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { resourceOf } from '../../helpers/resource-of';
import { createTestApp } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const page = { default: () => null };
const load = async () => page;

type Options = {
  readonly signIn?: string;
  readonly name?: string | null;
  /** The answer of the guard of `/guarded` for a user who is signed out. */
  readonly otherwise?: GuardVerdict;
};

/** An app whose sign-in page and whose guard are slow. The test answers for both. */
async function open({ signIn, name = null, otherwise = false }: Options = {}) {
  const login = { name };
  const questions: Deferred<void>[] = [];
  const code = createDeferred<typeof page>();
  const users: unknown[] = [];
  const routes: RouteTable = {
    ...table,
    '/sign-in': { load: () => code.promise, query: { to: 'string?' } },
    '/guarded': {
      load,
      beforeEnter: async ({ user }: GuardContext) => {
        const question = createDeferred();
        questions.push(question);
        await question.promise;
        return user !== null || otherwise;
      },
    },
    '/mine': {
      load,
      roles: ['member'],
      loader: () => {
        users.push(login.name);
        return `data of ${login.name}`;
      },
    },
  };
  const app = createTestApp({
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || login.name !== null,
    login: { user: () => userOf(login.name), signIn },
  });
  await app.idle();
  const signInAs = async (next: string | null) => {
    login.name = next;
    app.nav.loginChanged();
    await app.idle();
  };
  const go = (url: string) => {
    const outcome = app.nav.go('navigate', { to: { url } });
    return outcome.then((result) => ('url' in result ? result.url : result.message));
  };
  const answer = async () => {
    for (const question of questions) question.resolve();
    await app.idle();
  };
  const loadSignInPage = async () => {
    code.resolve(page);
    await app.idle();
  };
  return { app, questions, users, signInAs, go, answer, loadSignInPage };
}

describe('[S6.1] a user who signs in while a navigation is pending', () => {
  it.each<[string, GuardVerdict]>([
    ['refused', false],
    ['redirected', '/list'],
  ])('is not %s for an answer about the user before', async (_, otherwise) => {
    const { app, questions, signInAs, go, answer } = await open({ otherwise });
    const outcome = go('/guarded');
    await flush();
    await signInAs('ada');
    await answer();
    expect([questions.length, app.urls()]).toEqual([2, ['/']]);
    await answer();
    expect(await outcome).toBe('/guarded');
    expect(app.urls()).toEqual(['/', '/guarded']);
  });

  it('gets the page instead of a sign-in page that is still loading', async () => {
    const { app, users, signInAs, go, loadSignInPage } = await open({ signIn: '/sign-in' });
    const outcome = go('/mine');
    await flush();
    await signInAs('ada');
    await loadSignInPage();
    expect(await outcome).toBe('/mine');
    expect(app.urls()).toEqual(['/', '/mine']);
    expect(users).toEqual(['ada']);
    expect(resourceOf(app.nav, app.nav.activePage())).toMatchObject({ data: 'data of ada' });
  });

  it('gets the page although the browser is on its way to the entry of the sign-in page', async () => {
    const { app, signInAs, go, loadSignInPage } = await open({ signIn: '/sign-in' });
    await loadSignInPage();
    for (let layer = 0; layer < 2; layer += 1) app.nav.openLayer(() => {});
    await app.idle();
    const outcome = go('/mine');
    await flush();
    expect(app.urls()).toEqual(['/']);
    await signInAs('ada');
    await outcome;
    expect(app.urls()).toEqual(['/', '/mine']);
    expect(resourceOf(app.nav, app.nav.activePage())).toMatchObject({ data: 'data of ada' });
  });

  it('leaves no sign-in page behind when the call on it was for the same page', async () => {
    const { app, signInAs, go, loadSignInPage } = await open({ signIn: '/sign-in' });
    await loadSignInPage();
    await go('/mine');
    const outcome = go('/mine');
    await signInAs('ada');
    expect(await outcome).toBe('superseded: /mine');
    expect(app.urls()).toEqual(['/', '/mine']);
    expect(resourceOf(app.nav, app.nav.activePage())).toMatchObject({ data: 'data of ada' });
  });

  it('keeps the page that a sign-in page was about to replace', async () => {
    const { app, signInAs, go, loadSignInPage } = await open({ signIn: '/sign-in', name: 'ada' });
    await go('/mine');
    await signInAs(null);
    await signInAs('ada');
    await loadSignInPage();
    await app.clock.advance(500);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/mine']);
    expect([...app.nav.store.getState().blocked]).toEqual([]);
  });

  it('gets one sign-in page after several changes of the login', async () => {
    const { app, signInAs, go, loadSignInPage } = await open({ signIn: '/sign-in', name: 'ada' });
    await go('/mine');
    await signInAs(null);
    await signInAs('bob');
    await signInAs(null);
    expect([...app.nav.store.getState().blocked.values()]).toEqual(['checking']);
    await loadSignInPage();
    await app.clock.advance(500);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/sign-in?to=%2Fmine']);
    await signInAs('bob');
    expect(app.urls()).toEqual(['/', '/mine']);
    expect(resourceOf(app.nav, app.nav.activePage())).toMatchObject({ data: 'data of bob' });
  });
});
