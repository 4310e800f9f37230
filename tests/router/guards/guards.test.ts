import { describe, expect, it } from 'vitest';
import { compileTable } from '@/router/routes/match';
import type { Guard, GuardContext, RouteTable } from '@/router/routes/define-routes';
import { targetOfUrl } from '@/router/routes/target';
import { createGuards } from '@/router/guards/guards';
import { entryOf } from '../../helpers/nav-states';

const load = async () => ({ default: () => null });

function open(more: RouteTable, isAdmin = false) {
  const table = compileTable({ '/': { load }, ...more });
  const guards = createGuards({
    table,
    access: ({ roles = [] }) => roles.length === 0 || isAdmin,
    login: { who: () => null },
    lifecycle: { onUnload: () => () => {} },
  });
  const { signal } = new AbortController();
  return {
    guards,
    enter: (url: string) => guards.enter(targetOfUrl(table, url), signal),
    leave: (url: string, closing = true) => guards.leave(targetOfUrl(table, url), closing, signal),
    askAll: (...urls: string[]) =>
      guards.mayClose(urls.map((url, index) => entryOf(url, index, targetOfUrl(table, url)))),
  };
}

describe('entering a page', () => {
  it('is free without a guard, and for a page that does not exist', () => {
    const { enter } = open({});
    expect(enter('/')).toEqual({ kind: 'allowed' });
    expect(enter('/nope')).toEqual({ kind: 'allowed' });
  });

  it('[S6.2] needs the roles of the route', () => {
    const admin = { '/admin': { load, roles: ['admin'] } };
    expect(open(admin).enter('/admin')).toEqual({
      kind: 'refused',
      refusal: { refused: 'denied', message: 'access denied: /admin' },
    });
    expect(open(admin, true).enter('/admin')).toEqual({ kind: 'allowed' });
  });

  it('does not ask the guard of a page whose roles are missing', () => {
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
      'a throw',
      () => {
        throw new Error('broken');
      },
      {
        kind: 'refused',
        refusal: { refused: 'denied', message: 'access denied: /g (Error: broken)' },
      },
    ],
  ])('answers %s at once', (_, beforeEnter, verdict) => {
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
  ])('answers %s later', async (_, beforeEnter, verdict) => {
    const answer = open({ '/g': { load, beforeEnter } }).enter('/g');
    expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toEqual(verdict);
  });

  it('waits for promises of other libraries too: none of them is a yes by itself', async () => {
    // oxlint-disable-next-line unicorn/no-thenable -- it is what is tested
    const thenable = { then: (answer: (verdict: boolean) => void) => answer(false) };
    const beforeEnter = (() => thenable) as unknown as Guard;
    expect(await open({ '/g': { load, beforeEnter } }).enter('/g')).toEqual({
      kind: 'refused',
      refusal: { refused: 'denied', message: 'access denied: /g' },
    });
  });

  it('tells the guard what is entered', () => {
    const seen: GuardContext[] = [];
    const beforeEnter = (context: GuardContext) => seen.push(context) > 0;
    open({ '/item/:id': { load, query: { n: 'number' }, beforeEnter } }).enter('/item/a%2Fb?n=1');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      route: '/item/:id',
      url: '/item/a%2Fb?n=1',
      params: { id: 'a/b', n: 1 },
      closing: false,
    });
    expect(seen[0]?.signal.aborted).toBe(false);
  });
});

describe('leaving a page', () => {
  const seen: boolean[] = [];
  const form: RouteTable = {
    '/form': {
      load,
      beforeLeave: ({ closing }) => {
        seen.push(closing);
        return !closing;
      },
    },
    '/free': { load },
    '/ask': { load, beforeLeave: async () => true },
  };

  it('tells the guard whether the page closes, or is only covered', () => {
    const { leave } = open(form);
    expect(leave('/form', false)).toEqual({ kind: 'allowed' });
    expect(leave('/form', true)).toEqual({
      kind: 'refused',
      refusal: { refused: 'cancel', message: 'the page stays: /form' },
    });
    expect(seen).toEqual([false, true]);
  });

  it('asks several pages one after the other, and stops at the first that stays', async () => {
    const { askAll } = open(form);
    expect(askAll()).toEqual({ kind: 'allowed' });
    expect(askAll('/free', '/free')).toEqual({ kind: 'allowed' });
    expect(askAll('/free', '/form')).toMatchObject({ kind: 'refused' });
    seen.length = 0;
    const answer = askAll('/ask', '/form', '/form');
    expect(seen).toEqual([]);
    expect(await answer).toMatchObject({ kind: 'refused' });
    expect(seen).toEqual([true]);
  });

  it('has no roles: whoever is inside may go out', () => {
    expect(open({ '/admin': { load, roles: ['admin'] } }).leave('/admin')).toEqual({
      kind: 'allowed',
    });
  });
});
