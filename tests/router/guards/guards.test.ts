import { describe, expect, it } from 'vitest';
import { compileTable } from '@/router/routes/match';
import type { Guard, GuardContext, GuardUser, RouteTable } from '@/router/routes/route-table';
import { targetOfUrl } from '@/router/routes/target';
import { createGuards } from '@/router/guards/guards';
import { pageOf } from '../../helpers/nav-states';

const load = async () => ({ default: () => null });

function open(routes: RouteTable, isAdmin = false, user: GuardUser | null = null) {
  const table = compileTable({ '/': { load }, ...routes });
  const guards = createGuards({
    report: () => {},
    table,
    access: ({ roles = [] }) => roles.length === 0 || isAdmin,
    login: { user: () => user },
    lifecycle: { life: () => new AbortController().signal },
  });
  const { signal } = new AbortController();
  return {
    guards,
    enter: (url: string) => guards.enter(targetOfUrl(table, url), signal),
    leave: (url: string, closing = true) => guards.leave(targetOfUrl(table, url), closing, signal),
    askAll: (...urls: string[]) =>
      guards.mayClose(urls.map((url, index) => pageOf(url, index, targetOfUrl(table, url)))),
  };
}

describe('entering a page', () => {
  it('is allowed without a guard and for an unknown page', () => {
    const { enter } = open({});
    expect(enter('/')).toEqual({ kind: 'allowed' });
    expect(enter('/nope')).toEqual({ kind: 'allowed' });
  });

  it('[S6.2] requires the roles of the route', () => {
    const admin = { '/admin': { load, roles: ['admin'] } };
    expect(open(admin).enter('/admin')).toEqual({
      kind: 'refused',
      refusal: { refused: 'denied', message: 'access denied: /admin' },
    });
    expect(open(admin, true).enter('/admin')).toEqual({ kind: 'allowed' });
  });

  it('does not call the guard if the user lacks the roles', () => {
    let asked = 0;
    const beforeEnter = () => {
      asked += 1;
      return true;
    };
    open({ '/admin': { load, roles: ['admin'], beforeEnter } }).enter('/admin');
    expect(asked).toBe(0);
  });

  it.each<[string, Guard, object]>([
    ['true', () => true, { kind: 'allowed' }],
    [
      'false',
      () => false,
      { kind: 'refused', refusal: { refused: 'denied', message: 'access denied: /g' } },
    ],
    ['a URL', () => '/login?to=/g', { kind: 'redirected', url: '/login?to=/g', by: 'enter' }],
    [
      'an error',
      () => {
        throw new Error('broken');
      },
      {
        kind: 'refused',
        refusal: { refused: 'denied', message: 'access denied: /g (Error: broken)' },
      },
    ],
  ])('has its outcome at once if the guard gives %s', (_, beforeEnter, verdict) => {
    expect(open({ '/g': { load, beforeEnter } }).enter('/g')).toEqual(verdict);
  });

  it.each<[string, Guard, object]>([
    ['true', async () => true, { kind: 'allowed' }],
    [
      'false',
      async () => false,
      { kind: 'refused', refusal: { refused: 'denied', message: 'access denied: /g' } },
    ],
    ['a URL', async () => '/login', { kind: 'redirected', url: '/login', by: 'enter' }],
    [
      'a rejection',
      () => Promise.reject(new Error('offline')),
      {
        kind: 'refused',
        refusal: { refused: 'denied', message: 'access denied: /g (Error: offline)' },
      },
    ],
  ])(
    'has its outcome later if the guard gives %s asynchronously',
    async (_, beforeEnter, verdict) => {
      const answer = open({ '/g': { load, beforeEnter } }).enter('/g');
      expect(answer).toBeInstanceOf(Promise);
      expect(await answer).toEqual(verdict);
    },
  );

  it('waits for promises of other libraries, which do not count as true', async () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the test is about a thenable
    const thenable = { then: (answer: (verdict: boolean) => void) => answer(false) };
    const beforeEnter = (() => thenable) as unknown as Guard;
    expect(await open({ '/g': { load, beforeEnter } }).enter('/g')).toEqual({
      kind: 'refused',
      refusal: { refused: 'denied', message: 'access denied: /g' },
    });
  });

  it('passes the route, the URL and the params to the guard', () => {
    const contexts: GuardContext[] = [];
    const beforeEnter = (context: GuardContext) => contexts.push(context) > 0;
    open({ '/item/:id': { load, query: { n: 'number' }, beforeEnter } }).enter('/item/a%2Fb?n=1');
    expect(contexts).toHaveLength(1);
    expect(contexts[0]).toMatchObject({
      route: '/item/:id',
      url: '/item/a%2Fb?n=1',
      params: { id: 'a/b', n: 1 },
      closing: false,
    });
    expect(contexts[0]?.signal.aborted).toBe(false);
  });

  it('[S6.1] passes the user to the guard, or null if the user is signed out', () => {
    const users: (GuardUser | null)[] = [];
    const beforeEnter = ({ user }: GuardContext) => users.push(user) > 0;
    const ada = { uid: '7', role: ['editor'], permission: ['write'] };
    open({ '/g': { load, beforeEnter } }).enter('/g');
    open({ '/g': { load, beforeEnter } }, false, ada).enter('/g');
    expect(users).toEqual([null, ada]);
  });
});

describe('leaving a page', () => {
  const closingValues: boolean[] = [];
  const form: RouteTable = {
    '/form': {
      load,
      beforeLeave: ({ closing }) => {
        closingValues.push(closing);
        return !closing;
      },
    },
    '/free': { load },
    '/ask': { load, beforeLeave: async () => true },
  };

  it('tells the guard whether the page closes or is only covered', () => {
    const { leave } = open(form);
    expect(leave('/form', false)).toEqual({ kind: 'allowed' });
    expect(leave('/form', true)).toEqual({
      kind: 'refused',
      refusal: { refused: 'cancel', message: 'the page stays: /form' },
    });
    expect(closingValues).toEqual([false, true]);
  });

  it('asks several pages one after the other and stops at the first refusal', async () => {
    const { askAll } = open(form);
    expect(askAll()).toEqual({ kind: 'allowed' });
    expect(askAll('/free', '/free')).toEqual({ kind: 'allowed' });
    expect(askAll('/free', '/form')).toMatchObject({ kind: 'refused' });
    closingValues.length = 0;
    const answer = askAll('/ask', '/form', '/form');
    expect(closingValues).toEqual([]);
    expect(await answer).toMatchObject({ kind: 'refused' });
    expect(closingValues).toEqual([true]);
  });

  it('does not require the roles of the route', () => {
    expect(open({ '/admin': { load, roles: ['admin'] } }).leave('/admin')).toEqual({
      kind: 'allowed',
    });
  });
});
