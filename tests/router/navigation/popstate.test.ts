import { describe, expect, it } from 'vitest';
import type { PopstateEntry } from '@/router/history/history-driver';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { openStack, travel, visit } from '../../helpers/open-stack';
import type { TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

type Ear = { isAsleep: boolean; hear: (landing: PopstateEntry) => void };

/** An app whose landings the test can hold back, or make up. */
async function openWithEar(urls: readonly string[]) {
  const ear: Ear = { isAsleep: false, hear: () => {} };
  const tasks: (() => void)[] = [];
  const history = createMemoryHistory({ schedule: (task) => tasks.push(task) });
  const listen: MemoryHistory['listen'] = (hear) => {
    ear.hear = hear;
    return history.listen((landing) => {
      if (!ear.isAsleep) hear(landing);
    });
  };
  const driver: MemoryHistory = Object.assign(Object.create(history), { listen });
  return { app: await openStack(urls, {}, { driver, tasks }), ear };
}

const transitionOf = (app: TestApp) => app.nav.store.getState().transition?.direction ?? 'none';

describe("the visitor's back and forward", () => {
  it('[S4.1] move through the pages like calls, with their own reasons', async () => {
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

  it('of the same page many times find the right one by a jump', async () => {
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

  it('twice within a moment are two steps', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2']);
    app.driver.travel(-1);
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });

  it('out of the range do nothing', async () => {
    const app = await openStack(['/list']);
    await travel(app, -5);
    await travel(app, 5);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
  });

  it('go through pages of tabs that were there before', async () => {
    const app = await openStack(['/list']);
    await app.switchTab('/me');
    await app.navigate('/item/1');
    app.log.length = 0;
    await travel(app, -1);
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().urls).toEqual(['/me', '/item/1']);
  });
});

describe('transitions of landings', () => {
  it('run, unless the browser has moved the page already, or several pages go', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2', '/item/3']);
    app.driver.travel(-1);
    await app.landNext();
    expect(transitionOf(app)).toBe('back');
    await app.idle();
    app.driver.travel(-2);
    await app.landNext();
    expect(transitionOf(app)).toBe('none');
    await app.idle();
  });

  it('do not run on iOS, where the finger has moved the page', async () => {
    const app = await openStack(['/list', '/item/1'], {}, { swipesNatively: true });
    app.driver.travel(-1);
    await app.landNext();
    expect(transitionOf(app)).toBe('none');
    void app.nav.back();
    await app.landNext();
    expect(transitionOf(app)).toBe('back');
  });
});

describe('entries without our stamp', () => {
  it('an anchor adds no page, and one back removes only it', async () => {
    const app = await openStack(['/list']);
    await visit(app, '/list#part');
    expect(app.urls()).toEqual(['/', '/list#part']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/list#part'], at: 1 });
  });

  it('an anchor that is followed again adds nothing, and what is forward stays', async () => {
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

  it('an anchor in hash mode keeps the page', async () => {
    const app = await openStack(['/item/1?n=2']);
    await visit(app, '#part');
    expect(app.urls()).toEqual(['/', '/item/1?n=2#part']);
    expect(app.history().urls[2]).toBe('/item/1?n=2#part');
  });

  it('a known page is opened, a tab is switched to, an unknown URL is a not-found page', async () => {
    const app = await openStack(['/list']);
    await visit(app, '/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/9']);
    await visit(app, '/nope?x=1');
    expect(app.nav.activePage()).toMatchObject({ kind: 'not-found', url: '/nope?x=1' });
    await visit(app, '/me');
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().urls).toEqual(['/', '/list', '/item/9', '/nope?x=1', '/me']);
  });

  it('[S2.1] another spelling of a page is brought to the one spelling', async () => {
    const app = await openStack();
    await visit(app, '/ITEM/%61/');
    expect(app.urls()).toEqual(['/', '/item/a']);
    expect(app.history().urls).toEqual(['/', '/item/a']);
  });

  it('ask the guards of their page on the spot', async () => {
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

  it('keep within the cap of the stack, whatever the app wants of its own calls', async () => {
    const limits = { live: 10, stack: 3, onFull: 'refuse' } as const;
    const app = await openStack(['/list', '/item/1'], {}, { limits });
    await visit(app, '/item/2');
    expect(app.urls()).toEqual(['/', '/item/1', '/item/2']);
  });
});

describe('after the back/forward cache', () => {
  it('the app shows where the browser is by now', async () => {
    const { app, ear } = await openWithEar(['/list', '/item/1']);
    ear.isAsleep = true;
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    ear.isAsleep = false;
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual(['/item/1:unload', '/list:show:back']);
  });

  it('a journey that is under way comes to its own end', async () => {
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

  it('nothing happens when it is where it was', async () => {
    const app = await openStack(['/list']);
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log).toEqual([]);
  });

  it('a stack too long for its entry is not cut short', async () => {
    const long = (page: number) => `/item/${'x'.repeat(700)}${page}`;
    const app = await openStack(Array.from({ length: 14 }, (_, page) => long(page)));
    expect(app.urls()).toHaveLength(15);
    app.nav.restored();
    await app.idle();
    expect(app.urls()).toHaveLength(15);
    const after = app.reload();
    await after.idle();
    expect(after.urls()).toHaveLength(15);
  });
});

it('a popstate of old WebKit, where nothing has moved, means nothing', async () => {
  const { app, ear } = await openWithEar(['/list']);
  ear.hear({ ...app.driver.current(), uaVisual: false });
  await app.idle();
  expect(app.urls()).toEqual(['/', '/list']);
  expect(app.log).toEqual([]);
});

describe('a journey of ours that lands after it was given up', () => {
  it.each([
    ['relaunch', ['/me'], 2],
    ['switchTab', ['/me'], 2],
    ['back', ['/', '/list'], 1],
  ] as const)('does not undo what was shown instead: %s', async (kind, urls, at) => {
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
