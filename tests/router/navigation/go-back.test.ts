import { describe, expect, it } from 'vitest';
import type { GuardContext } from '@/router/routes/define-routes';
import { pageKey } from '@/router/core/state';
import { createDeferred } from '../../helpers/deferred';
import { openStack } from '../../helpers/open-stack';
import { createTestApp, type TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

const topKey = (app: TestApp) => pageKey(app.nav.activePage());
const deep = ['/list', '/item/1', '/item/2', '/item/3'];

describe('[S2.7] back', () => {
  it('is one step unless told otherwise', async () => {
    const app = await openStack(deep);
    expect(await app.back()).toBe('/item/2');
    expect(await app.back(undefined)).toBe('/item/1');
    expect(await app.back(1)).toBe('/list');
    expect(app.history().at).toBe(1);
  });

  it.each([Number.NaN, 0, -1, -99, Number.NEGATIVE_INFINITY, 'x', '', null, {}, [], true, 0.5])(
    'by %j is one step',
    async (delta) => {
      const app = await openStack(deep);
      expect(await app.back(delta)).toBe('/item/2');
    },
  );

  it.each([
    [2, '/item/1'],
    [2.9, '/item/1'],
    ['3', '/list'],
    [4, '/'],
  ])('by %j ends on %j', async (delta, url) => {
    const app = await openStack(deep);
    expect(await app.back(delta)).toBe(url);
  });

  it.each([5, 99, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, '1e9'])(
    'by %j ends on the root, and does not leave the app',
    async (delta) => {
      const app = await openStack(deep);
      expect(await app.back(delta)).toBe('/');
      expect(app.history().at).toBe(0);
    },
  );

  it('[S4.1] unloads from the top down and shows at the commit', async () => {
    const app = await openStack(deep);
    await app.back(2);
    expect(app.log).toEqual(['/item/3:unload', '/item/2:unload', '/item/1:show:back']);
  });
});

describe('[S2.6] back from the first page', () => {
  it('relaunches at the root path', async () => {
    const app = createTestApp({ url: '/item/1' });
    await app.idle();
    app.log.length = 0;
    expect(await app.back()).toBe('/');
    expect(app.urls()).toEqual(['/']);
    expect(app.history()).toEqual({ urls: ['/'], at: 0 });
    expect(app.log).toEqual(['/item/1:unload', '/:load', '/:show:navigate', '/:ready']);
  });

  it('unloads kept tabs too', async () => {
    const app = await openStack();
    await app.switchTab('/me');
    app.log.length = 0;
    await app.back();
    expect(app.log).toEqual(['/me:unload', '/:unload', '/:load', '/:show:navigate', '/:ready']);
  });
});

describe('[S2.6] a first page that handles back itself', () => {
  const keep = async (answer: boolean | undefined) => {
    const app = createTestApp({ url: '/item/1' });
    await app.idle();
    const heard: unknown[] = [];
    app.nav.lifecycle.on(topKey(app), 'backPress', {
      current: (event) => {
        heard.push(event);
        return answer;
      },
    });
    app.log.length = 0;
    return { app, heard };
  };

  it('is asked, and stays', async () => {
    const { app, heard } = await keep(true);
    expect(await app.back()).toBe('the page handles back itself');
    expect(heard).toEqual([{ from: 'back' }]);
    expect(app.urls()).toEqual(['/item/1']);
    expect(app.log).toEqual([]);
    expect(app.history()).toEqual({ urls: ['/item/1'], at: 0 });
  });

  it('is asked once, and goes', async () => {
    const { app, heard } = await keep(undefined);
    expect(await app.back()).toBe('/');
    expect(heard).toHaveLength(1);
    expect(app.urls()).toEqual(['/']);
  });
});

it('[S2.5, S2.6] no lock holds back: a double tap on the first page relaunches once', async () => {
  const app = createTestApp({ url: '/item/1' });
  await app.idle();
  app.log.length = 0;
  const first = app.nav.back();
  await app.clock.advance(0);
  expect(await app.back()).toBe('/');
  expect(await first).toMatchObject({ url: '/' });
  expect(app.log).toEqual(['/item/1:unload', '/:load', '/:show:navigate', '/:ready']);
});

it('tells a finger that swipes as soon as the page lets go', async () => {
  const verdict = createDeferred<boolean>();
  const wait = { load, beforeLeave: ({ closing }: GuardContext) => !closing || verdict.promise };
  const app = await openStack(['/wait', '/list'], { '/wait': wait });
  let letGo = 0;
  const onLetGo = () => {
    letGo += 1;
  };
  void app.nav.back(1, undefined, onLetGo);
  expect(letGo).toBe(1);
  await app.idle();
  void app.nav.back(1, undefined, onLetGo);
  expect(letGo).toBe(1);
  verdict.resolve(true);
  await app.idle();
  expect(letGo).toBe(2);
  expect(app.urls()).toEqual(['/']);
});

describe('two backs in one task', () => {
  it('are two steps, each with its answer', async () => {
    const app = await openStack(deep);
    const first = app.nav.back();
    const second = app.nav.back();
    await app.idle();
    expect(await first).toMatchObject({ url: '/item/2' });
    expect(await second).toMatchObject({ url: '/item/1' });
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
  });

  it('stop at the root: a double tap does not relaunch the app', async () => {
    const app = await openStack(['/list']);
    const first = app.nav.back();
    expect(await app.back()).toBe('/');
    expect(await first).toMatchObject({ url: '/' });
    expect(app.log).toEqual(['/list:unload', '/:show:back']);
  });

  it('ask the guard of each page that closes', async () => {
    const app = await openStack(['/form', '/list'], {
      '/form': { load, beforeLeave: ({ closing }) => !closing },
    });
    const first = app.nav.back();
    expect(await app.back()).toBe('the page stays: /form');
    expect(await first).toMatchObject({ url: '/form' });
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('hand over a result once', async () => {
    const app = await openStack(['/list']);
    const outer = app.nav.open({ to: '/list' });
    await app.idle();
    const inner = app.nav.open({ to: '/pick' });
    await app.idle();
    void app.nav.back(1, { result: 'red' });
    void app.nav.back(1, { result: 'red' });
    await app.idle();
    expect(await inner.result).toBe('red');
    expect(await outer.result).toBeUndefined();
  });

  it('and then a navigation in the same task: all three, in this order', async () => {
    const app = await openStack(deep);
    void app.nav.back();
    void app.nav.back();
    expect(await app.navigate('/item/9')).toBe('/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/item/9']);
  });

  it('and a navigation in the same task: it lands on the page below, and is not lost', async () => {
    const app = await openStack(['/list', '/item/1']);
    void app.nav.back();
    expect(await app.navigate('/item/9')).toBe('/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/9']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/9'], at: 2 });
  });
});

describe('who may keep a page from being left', () => {
  it('the page itself, by its back handler', async () => {
    const app = await openStack(['/list']);
    const heard: unknown[] = [];
    const stop = app.nav.lifecycle.on(topKey(app), 'backPress', {
      current: (event) => heard.push(event) > 0,
    });
    expect(await app.back()).toBe('the page handles back itself');
    expect(heard).toEqual([{ from: 'back' }]);
    stop();
    expect(await app.back()).toBe('/');
  });

  it('a guard, at once or later', async () => {
    const verdict = createDeferred<boolean>();
    const app = await openStack(['/form', '/wait'], {
      '/form': { load, beforeLeave: ({ closing }) => !closing },
      '/wait': { load, beforeLeave: ({ closing }) => !closing || verdict.promise },
    });
    const back = app.nav.back();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/form', '/wait']);
    verdict.resolve(true);
    await app.idle();
    expect(await back).toMatchObject({ url: '/form' });
    expect(await app.back()).toBe('the page stays: /form');
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('a guard that leads to a page, or to a tab', async () => {
    for (const [target, urls] of [
      ['/list', ['/', '/form', '/list']],
      ['/me', ['/me']],
    ] as const) {
      const app = await openStack(['/form'], {
        '/form': { load, beforeLeave: ({ closing }) => (closing ? target : true) },
      });
      expect(await app.back()).toBe(target);
      expect(app.urls()).toEqual(urls);
    }
  });

  it('not a guard that answers when the visitor is elsewhere', async () => {
    const verdict = createDeferred<boolean>();
    const app = await openStack(['/list', '/wait'], {
      '/wait': { load, beforeLeave: ({ closing }) => !closing || verdict.promise },
    });
    const back = app.nav.back();
    await app.idle();
    await app.navigate('/item/1');
    verdict.resolve(true);
    await app.idle();
    expect(await back).toMatchObject({ refused: 'cancel' });
    expect(app.urls()).toEqual(['/', '/list', '/wait', '/item/1']);
  });

  it('a guard that answers when there are fewer pages below than it was asked about', async () => {
    const verdict = createDeferred<boolean>();
    const limits = { live: 10, stack: 3, onFull: 'drop-oldest' } as const;
    const wait = { load, beforeLeave: ({ closing }: GuardContext) => !closing || verdict.promise };
    const app = await openStack(['/list', '/wait'], { '/wait': wait }, { limits, limit: 1 });
    const back = app.nav.back(2);
    app.driver.visit('/wait#part');
    await app.idle();
    await app.navigate('/item/1');
    await app.back();
    expect(app.urls()).toEqual(['/', '/wait#part']);
    verdict.resolve(true);
    await app.idle();
    expect(await back).toMatchObject({ url: '/' });
    expect(app.urls()).toEqual(['/']);
  });

  it('not a page that is not mounted: nobody has typed anything there', async () => {
    let asked = 0;
    const app = await openStack(['/form', '/list'], {
      '/form': {
        load,
        beforeLeave: ({ closing }) => {
          if (closing) asked += 1;
          return !closing;
        },
      },
    });
    const after = app.reload();
    await after.idle();
    expect(await after.back(2)).toBe('/');
    expect(asked).toBe(0);
  });
});

it('a page that comes back after a refresh asks its enter guard first', async () => {
  let isAdmin = true;
  const access = ({ roles = [] }: { roles?: readonly string[] }) => roles.length === 0 || isAdmin;
  const app = await openStack(
    ['/admin', '/list'],
    { '/admin': { load, roles: ['admin'] } },
    { access },
  );
  isAdmin = false;
  const after = app.reload();
  await after.idle();
  after.log.length = 0;
  await after.back();
  expect(after.urls()).toEqual(['/', '/admin']);
  expect([...after.nav.store.getState().blocked.values()]).toEqual(['denied']);
  expect(after.log).toEqual(['/list:unload']);
});

describe('back over a history that has lost its entries', () => {
  it('opens 60 pages, goes back through all that are kept, and leaves nothing behind', async () => {
    const app = await openStack();
    for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    expect(app.history().urls).toHaveLength(50);
    expect(app.urls()).toHaveLength(20);
    for (let page = 59; page >= 42; page -= 1) expect(await app.back()).toBe(`/item/${page}`);
  });

  it('finds its root again although the entry is gone', async () => {
    const app = await openStack();
    for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    expect(await app.back(99)).toBe('/');
    expect(app.urls()).toEqual(['/']);
    expect(app.history().at).toBe(0);
    expect(app.history().urls[0]).toBe('/');
  });

  it('relaunches and switches tabs there', async () => {
    for (const how of ['relaunch', 'switchTab'] as const) {
      const app = await openStack();
      for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
      expect(await app[how]('/me')).toBe('/me');
      expect(app.history().at).toBe(0);
      expect(app.history().urls[0]).toBe('/me');
    }
  });

  it('gives up after a second where it can not know: other sites lie below', async () => {
    const app = await openStack(deep);
    // After a refresh the number of entries above is not known any more.
    for (let page = 4; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    app.driver.travel(-20);
    await app.idle();
    const after = app.reload();
    await after.idle();
    expect(await after.back(99)).toBe('pending');
    await after.clock.advance(1000);
    expect(after.urls()).toEqual(['/']);
    expect(after.driver.current().url).toBe('/');
  });
});
