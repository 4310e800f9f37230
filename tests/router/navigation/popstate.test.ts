import { describe, expect, it } from 'vitest';
import type { PopstateEntry } from '@/router/history/history-driver';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { openStack, travel, visit } from '../../helpers/open-stack';
import type { TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

type PopstateControl = { isPaused: boolean; deliver: (entry: PopstateEntry) => void };

/** An app whose popstate events the test can hold back or make up. */
async function openWithControl(urls: readonly string[]) {
  const control: PopstateControl = { isPaused: false, deliver: () => {} };
  const tasks: (() => void)[] = [];
  const history = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  const listen: MemoryHistory['listen'] = (deliver) => {
    control.deliver = deliver;
    return history.listen((entry) => {
      if (!control.isPaused) deliver(entry);
    });
  };
  const driver: MemoryHistory = Object.assign(Object.create(history), { listen });
  return { app: await openStack(urls, {}, { driver, tasks }), control };
}

const transitionOf = (app: TestApp) => app.nav.store.getState().transition?.direction ?? 'none';

describe("the user's back and forward", () => {
  it('[S4.1] give pages the events of calls, with the reasons back and forward', async () => {
    const app = await openStack(['/list', '/item/1']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    await travel(app, -1);
    expect(app.log).toEqual([
      '/item/1:unload',
      '/list:show:back',
      '/list:hide',
      '/item/1:load',
      '/item/1:show:forward',
      '/item/1:ready',
      '/item/1:unload',
      '/list:show:back',
    ]);
  });

  it('find the right page in a jump if one URL is in the stack twice', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2', '/item/1', '/item/3']);
    await travel(app, -3);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(app.log).toEqual([
      '/item/3:unload',
      '/item/1:unload',
      '/item/2:unload',
      '/item/1:show:back',
    ]);
    await travel(app, 3);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/item/2', '/item/1', '/item/3']);
  });

  it('go two steps if the user presses back twice at once', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2']);
    app.driver.travel(-1);
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });

  it('do nothing out of range', async () => {
    const app = await openStack(['/list']);
    await travel(app, -5);
    await travel(app, 5);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
  });

  it('return from a page to the tab below it', async () => {
    const app = await openStack(['/list']);
    await app.switchTab('/me');
    await app.navigate('/item/1');
    app.log.length = 0;
    await travel(app, -1);
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().urls).toEqual(['/me', '/item/1']);
  });
});

describe('the transition of a popstate', () => {
  it('runs if one page closes, and not if several pages close', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2', '/item/3']);
    app.driver.travel(-1);
    await app.endNextTravel();
    expect(transitionOf(app)).toBe('back');
    await app.idle();
    app.driver.travel(-2);
    await app.endNextTravel();
    expect(transitionOf(app)).toBe('none');
    await app.idle();
  });

  it('does not run on iOS, where the browser has already moved the page', async () => {
    const app = await openStack(['/list', '/item/1'], {}, { swipesNatively: true });
    app.driver.travel(-1);
    await app.endNextTravel();
    expect(transitionOf(app)).toBe('none');
    void app.nav.back();
    await app.endNextTravel();
    expect(transitionOf(app)).toBe('back');
  });
});

describe('a history entry without our snapshot', () => {
  it('of an anchor adds no page, and one back removes only the anchor', async () => {
    const app = await openStack(['/list']);
    await visit(app, '/list#part');
    expect(app.urls()).toEqual(['/', '/list#part']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/list#part'], at: 1 });
  });

  it('of an anchor adds no page if the query has an apostrophe, which browsers encode', async () => {
    const app = await openStack(["/item/1?from=O'Neill"]);
    const [, address] = app.history().urls;
    const { pathname, search } = new URL(address ?? '', 'https://app.test');
    await visit(app, `${pathname}${search}#part`);
    expect(app.urls()).toEqual(['/', '/item/1?from=O%27Neill#part']);
    expect(app.nav.activePage().params).toEqual({ id: '1', from: "O'Neill" });
  });

  it('of an anchor that the user follows again adds nothing and keeps the forward pages', async () => {
    const app = await openStack(['/list']);
    await visit(app, '/list#part');
    await app.navigate('/item/1');
    await travel(app, -1);
    for (const _ of [1, 2]) await visit(app, '/list#part');
    expect(app.urls()).toEqual(['/', '/list#part']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list#part', '/item/1']);
    await travel(app, -1);
    await visit(app, '/list#part');
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
  });

  it('of an anchor in hash mode keeps the page', async () => {
    const app = await openStack(['/item/1?n=2']);
    await visit(app, '#part');
    expect(app.urls()).toEqual(['/', '/item/1?n=2#part']);
    expect(app.history().urls[2]).toBe('/item/1?n=2#part');
  });

  it('opens a page, switches to a tab, or shows a not-found page for an unknown URL', async () => {
    const app = await openStack(['/list']);
    await visit(app, '/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/9']);
    await visit(app, '/nope?x=1');
    expect(app.nav.activePage()).toMatchObject({ kind: 'not-found', url: '/nope?x=1' });
    await visit(app, '/me');
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().urls).toEqual(['/', '/list', '/item/9', '/nope?x=1', '/me']);
  });

  it('[S2.1] gets the canonical spelling of its URL', async () => {
    const app = await openStack();
    await visit(app, '/ITEM/%61/');
    expect(app.urls()).toEqual(['/', '/item/a']);
    expect(app.history().urls).toEqual(['/', '/item/a']);
  });

  it('asks the enter guards of its page at once', async () => {
    const app = await openStack(
      [],
      { '/admin': { load, roles: ['admin'] } },
      {
        access: ({ roles = [] }) => roles.length === 0,
      },
    );
    await visit(app, '/admin');
    expect(app.urls()).toEqual(['/', '/admin']);
    expect([...app.nav.store.getState().blocked.values()]).toEqual(['denied']);
    expect(app.log).toEqual(['/:hide']);
  });

  it('drops the oldest page of a full stack, even if onFull is refuse', async () => {
    const limits = { live: 10, stack: 3, onFull: 'refuse' } as const;
    const app = await openStack(['/list', '/item/1'], {}, { limits });
    await visit(app, '/item/2');
    expect(app.urls()).toEqual(['/', '/item/1', '/item/2']);
  });
});

describe('an app that returns from the back/forward cache', () => {
  it('shows the page of the current history entry', async () => {
    const { app, control } = await openWithControl(['/list', '/item/1']);
    control.isPaused = true;
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    control.isPaused = false;
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual(['/item/1:unload', '/list:show:back']);
  });

  it('finishes a travel that was under way', async () => {
    const app = await openStack(['/list', '/item/1']);
    app.driver.visit('/item/1#part');
    await app.idle();
    const back = app.nav.back(2);
    app.nav.restored();
    await app.idle();
    expect(await back).toMatchObject({ url: '/' });
    expect(app.urls()).toEqual(['/']);
    expect(app.history().at).toBe(0);
  });

  it('does nothing if the history entry is the same', async () => {
    const app = await openStack(['/list']);
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
  });

  it('keeps a stack that is too long for one snapshot', async () => {
    const longUrl = (page: number) => `/item/${'x'.repeat(700)}${page}`;
    const app = await openStack(Array.from({ length: 14 }, (_, page) => longUrl(page)));
    expect(app.urls()).toHaveLength(15);
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toHaveLength(15);
    const reloaded = app.reload();
    await reloaded.idle();
    expect(reloaded.urls()).toHaveLength(15);
  });
});

it('a popstate of old WebKit for the current entry is ignored', async () => {
  const { app, control } = await openWithControl(['/list']);
  control.deliver({ ...app.driver.current(), uaVisual: false });
  await app.idle();
  expect(app.urls()).toEqual(['/', '/list']);
  expect(app.log).toEqual([]);
});

describe('a travel of the app that ends after its time-out', () => {
  it.each([
    ['relaunch', ['/me'], 2],
    ['switchTab', ['/me'], 2],
    ['back', ['/', '/list'], 1],
  ] as const)('does not undo the page that %s has shown', async (kind, urls, at) => {
    const app = await openStack(['/list', '/item/1']);
    const call = kind === 'back' ? app.nav.back() : app.nav.go(kind, { to: { url: '/me' } });
    await app.clock.advance(1000);
    await call;
    app.log.length = 0;
    await app.idle();
    expect(app.urls()).toEqual(urls);
    expect(app.history().at).toBe(at);
    expect(app.log.filter((line) => line.includes('load'))).toEqual([]);
  });
});
