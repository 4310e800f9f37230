import { describe, expect, it } from 'vitest';
import type { GuardContext } from '@/router/routes/route-table';
import { createDeferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { openStack } from '../../helpers/open-stack';
import { createTestApp, type TestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

const topKey = (app: TestApp) => app.nav.activePage().key;
const deepUrls = ['/list', '/item/1', '/item/2', '/item/3'];

describe('[S2.7] back', () => {
  it('goes one step by default', async () => {
    const app = await openStack(deepUrls);
    expect(await app.back()).toBe('/item/2');
    expect(await app.back(undefined)).toBe('/item/1');
    expect(await app.back(1)).toBe('/list');
    expect(app.history().at).toBe(1);
  });

  it.each([Number.NaN, 0, -1, -99, Number.NEGATIVE_INFINITY, 'x', '', null, {}, [], true, 0.5])(
    'goes one step with a delta of %j',
    async (delta) => {
      const app = await openStack(deepUrls);
      expect(await app.back(delta)).toBe('/item/2');
    },
  );

  it.each([
    [2, '/item/1'],
    [2.9, '/item/1'],
    ['3', '/list'],
    [4, '/'],
  ])('with a delta of %j ends on %j', async (delta, url) => {
    const app = await openStack(deepUrls);
    expect(await app.back(delta)).toBe(url);
  });

  it.each([5, 99, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, '1e9'])(
    'with a delta of %j ends on the root and does not leave the app',
    async (delta) => {
      const app = await openStack(deepUrls);
      expect(await app.back(delta)).toBe('/');
      expect(app.history().at).toBe(0);
    },
  );

  it('[S4.1] unloads the closed pages from the top down, then shows the page below', async () => {
    const app = await openStack(deepUrls);
    await app.back(2);
    expect(app.log).toEqual(['/item/3:unload', '/item/2:unload', '/item/1:show:back']);
  });
});

describe('[S2.1] back to a page that the route table no longer has', () => {
  const openReleased = async () => {
    const before = await openStack(['/list', '/item/1', '/item/2']);
    before.nav.memory.flush();
    const { '/item/:id': _, ...rest } = table;
    const app = before.reload({ table: { ...rest, '/item/2': { load } } });
    await app.idle();
    app.log.length = 0;
    return app;
  };

  it('is refused and changes nothing', async () => {
    const app = await openReleased();
    const history = app.history();
    expect(await app.back()).toBe('page not found: /item/1');
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/item/2']);
    expect([app.history(), app.log]).toEqual([history, []]);
  });

  it('is no obstacle for a back over it', async () => {
    const app = await openReleased();
    expect(await app.back(2)).toBe('/list');
  });

  it('does not cancel a pending navigation', async () => {
    const app = await openReleased();
    const opening = app.navigate('/pick');
    await app.nav.back();
    expect(await opening).toBe('/pick');
  });
});

describe('[S2.6] back from the first page', () => {
  it('relaunches the app at the root path', async () => {
    const app = createTestApp({ url: '/item/1' });
    await app.idle();
    app.log.length = 0;
    expect(await app.back()).toBe('/');
    expect(app.urls()).toEqual(['/']);
    expect(app.history()).toEqual({ urls: ['/'], at: 0 });
    expect(app.log).toEqual(['/item/1:unload', '/:load', '/:show:navigate', '/:ready']);
  });

  it('unloads the kept tabs too', async () => {
    const app = await openStack();
    await app.switchTab('/me');
    app.log.length = 0;
    await app.back();
    expect(app.log).toEqual(['/me:unload', '/:unload', '/:load', '/:show:navigate', '/:ready']);
  });
});

describe('[S2.6] a first page with a back handler', () => {
  const openWithHandler = async (answer: boolean | undefined) => {
    const app = createTestApp({ url: '/item/1' });
    await app.idle();
    const presses: unknown[] = [];
    app.nav.lifecycle.on(topKey(app), 'backPress', {
      current: (event) => {
        presses.push(event);
        return answer;
      },
    });
    app.log.length = 0;
    return { app, presses };
  };

  it('stays when the handler returns true', async () => {
    const { app, presses } = await openWithHandler(true);
    expect(await app.back()).toBe('the page handles back itself');
    expect(presses).toEqual([{ from: 'back' }]);
    expect(app.urls()).toEqual(['/item/1']);
    expect(app.log).toEqual([]);
    expect(app.history()).toEqual({ urls: ['/item/1'], at: 0 });
  });

  it('asks the handler once and is relaunched when it returns nothing', async () => {
    const { app, presses } = await openWithHandler(undefined);
    expect(await app.back()).toBe('/');
    expect(presses).toHaveLength(1);
    expect(app.urls()).toEqual(['/']);
  });
});

it('[S2.5, S2.6] a double back on the first page relaunches once, because no lock applies to back', async () => {
  const app = createTestApp({ url: '/item/1' });
  await app.idle();
  app.log.length = 0;
  const first = app.nav.back();
  await app.clock.advance(0);
  expect(await app.back()).toBe('/');
  expect(await first).toMatchObject({ url: '/' });
  expect(app.log).toEqual(['/item/1:unload', '/:load', '/:show:navigate', '/:ready']);
});

it('[S2.7] a late back of a page that has gone is refused, and closes no other page', async () => {
  const app = await openStack(['/list', '/pick']);
  const { id: from } = app.nav.activePage();
  await app.redirect('/item/1');
  const late = app.nav.back(1, undefined, { from });
  await app.idle();
  expect(await late).toEqual({ refused: 'cancel', message: 'the page that called back has gone' });
  expect(app.urls()).toEqual(['/', '/list', '/item/1']);
});

it('[S2.7] a page below may close the page that it has opened', async () => {
  const app = await openStack(['/list']);
  const { id: from } = app.nav.activePage();
  await app.navigate('/item/1');
  const back = app.nav.back(1, undefined, { from });
  await app.idle();
  expect(await back).toMatchObject({ url: '/list' });
});

it('back calls onAllowed as soon as the guards of the page agree', async () => {
  const verdict = createDeferred<boolean>();
  const wait = { load, beforeLeave: ({ closing }: GuardContext) => !closing || verdict.promise };
  const app = await openStack(['/wait', '/list'], { '/wait': wait });
  let allowedCount = 0;
  const onAllowed = () => {
    allowedCount += 1;
  };
  void app.nav.back(1, undefined, { onAllowed });
  expect(allowedCount).toBe(1);
  await app.idle();
  void app.nav.back(1, undefined, { onAllowed });
  expect(allowedCount).toBe(1);
  verdict.resolve(true);
  await app.idle();
  expect(allowedCount).toBe(2);
  expect(app.urls()).toEqual(['/']);
});

describe('calls in one task', () => {
  it('two backs go two steps, and each call resolves with its own page', async () => {
    const app = await openStack(deepUrls);
    const first = app.nav.back();
    const second = app.nav.back();
    await app.idle();
    expect(await first).toMatchObject({ url: '/item/2' });
    expect(await second).toMatchObject({ url: '/item/1' });
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
  });

  it('two backs stop at the root, so that a double tap does not relaunch the app', async () => {
    const app = await openStack(['/list']);
    const first = app.nav.back();
    expect(await app.back()).toBe('/');
    expect(await first).toMatchObject({ url: '/' });
    expect(app.log).toEqual(['/list:unload', '/:show:back']);
  });

  it('two backs ask the guard of each page that closes', async () => {
    const app = await openStack(['/form', '/list'], {
      '/form': { load, beforeLeave: ({ closing }) => !closing },
    });
    const first = app.nav.back();
    expect(await app.back()).toBe('the page stays: /form');
    expect(await first).toMatchObject({ url: '/form' });
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('two backs deliver a result only once', async () => {
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

  it('two backs and then a navigation run in this order', async () => {
    const app = await openStack(deepUrls);
    void app.nav.back();
    void app.nav.back();
    expect(await app.navigate('/item/9')).toBe('/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/item/9']);
  });

  it('a back and then a navigation open the new page above the page below', async () => {
    const app = await openStack(['/list', '/item/1']);
    void app.nav.back();
    expect(await app.navigate('/item/9')).toBe('/item/9');
    expect(app.urls()).toEqual(['/', '/list', '/item/9']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/9'], at: 2 });
  });
});

describe('back and the guards of the page', () => {
  it('a back handler that returns true keeps the page', async () => {
    const app = await openStack(['/list']);
    const presses: unknown[] = [];
    const stop = app.nav.lifecycle.on(topKey(app), 'backPress', {
      current: (event) => presses.push(event) > 0,
    });
    expect(await app.back()).toBe('the page handles back itself');
    expect(presses).toEqual([{ from: 'back' }]);
    stop();
    expect(await app.back()).toBe('/');
  });

  it('a guard agrees or refuses, at once or asynchronously', async () => {
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

  it('a guard redirects to a page or to a tab', async () => {
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

  it('back is cancelled when the user has gone elsewhere before the guard answers', async () => {
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

  it('back stops at the root when pages below have gone before the guard answers', async () => {
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

  it('a page that is not mounted is not asked, because it cannot hold user input', async () => {
    let guardCalls = 0;
    const app = await openStack(['/form', '/list'], {
      '/form': {
        load,
        beforeLeave: ({ closing }) => {
          if (closing) guardCalls += 1;
          return !closing;
        },
      },
    });
    const reloaded = app.reload();
    await reloaded.idle();
    expect(await reloaded.back(2)).toBe('/');
    expect(guardCalls).toBe(0);
  });
});

it('a page that back mounts again after a reload asks its enter guard first', async () => {
  let isAdmin = true;
  const access = ({ roles = [] }: { roles?: readonly string[] }) => roles.length === 0 || isAdmin;
  const app = await openStack(
    ['/admin', '/list'],
    { '/admin': { load, roles: ['admin'] } },
    { access },
  );
  isAdmin = false;
  const reloaded = app.reload();
  await reloaded.idle();
  reloaded.log.length = 0;
  await reloaded.back();
  expect(reloaded.urls()).toEqual(['/', '/admin']);
  expect([...reloaded.nav.store.getState().blocked.values()]).toEqual(['denied']);
  expect(reloaded.log).toEqual(['/list:unload']);
});

describe('when the browser has dropped old history entries', () => {
  it('back goes through all pages that the stack keeps of 60', async () => {
    const app = await openStack();
    for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    expect(app.history().urls).toHaveLength(50);
    expect(app.urls()).toHaveLength(20);
    for (let page = 59; page >= 42; page -= 1) expect(await app.back()).toBe(`/item/${page}`);
  });

  it('back returns to the root although its entry is gone', async () => {
    const app = await openStack();
    for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    expect(await app.back(99)).toBe('/');
    expect(app.urls()).toEqual(['/']);
    expect(app.history().at).toBe(0);
    expect(app.history().urls[0]).toBe('/');
  });

  it('relaunch and switchTab write the oldest entry that is left', async () => {
    for (const kind of ['relaunch', 'switchTab'] as const) {
      const app = await openStack();
      for (let page = 1; page <= 60; page += 1) await app.navigate(`/item/${page}`);
      expect(await app[kind]('/me')).toBe('/me');
      expect(app.history().at).toBe(0);
      expect(app.history().urls[0]).toBe('/me');
    }
  });

  it('back gives up after one second if the entries below may belong to other sites', async () => {
    const app = await openStack(deepUrls);
    // After a reload the app does not know how many entries are above the current one.
    for (let page = 4; page <= 60; page += 1) await app.navigate(`/item/${page}`);
    app.driver.travel(-20);
    await app.idle();
    const reloaded = app.reload();
    await reloaded.idle();
    expect(await reloaded.back(99)).toBe('pending');
    await reloaded.clock.advance(1000);
    expect(reloaded.urls()).toEqual(['/']);
    expect(reloaded.driver.current().url).toBe('/');
  });
});
