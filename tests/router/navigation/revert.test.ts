import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { createMemoryHistory } from '@/router/history/memory-history';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** '/' > '/list' > a form that refuses to close. '/item/1' is a forward entry above it. */
async function open() {
  let guardCalls = 0;
  const form: RouteTable = {
    '/form': {
      load,
      beforeLeave: ({ closing }) => {
        if (closing) guardCalls += 1;
        return !closing;
      },
    },
  };
  const app = createTestApp({ table: { ...table, ...form } });
  await app.idle();
  for (const url of ['/list', '/form', '/item/1']) await app.navigate(url);
  await app.back();
  app.log.length = 0;
  return {
    app,
    get guardCalls() {
      return guardCalls;
    },
  };
}

describe('a user on a page that refuses to close', () => {
  it.each([1, 2, 3, 4])(
    'stays there after %d quick back presses, and the guard runs once',
    async (times) => {
      const form = await open();
      const { app } = form;
      for (let press = 0; press < times; press += 1) app.driver.travel(-1);
      await app.idle();
      await app.clock.advance(5000);
      await app.idle();
      expect(app.urls()).toEqual(['/', '/list', '/form']);
      expect(app.history()).toEqual({ urls: ['/', '/list', '/form', '/item/1'], at: 2 });
      expect(form.guardCalls).toBe(1);
      expect(app.log).toEqual([]);
    },
  );

  it('runs the guard again with each back press after a revert', async () => {
    const form = await open();
    for (let press = 0; press < 3; press += 1) {
      form.app.driver.travel(-1);
      await form.app.idle();
    }
    expect(form.guardCalls).toBe(3);
    expect(form.app.history().at).toBe(2);
  });
});

describe('during a revert', () => {
  it('calls wait until the revert has ended', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.endNextTravel();
    const call = app.navigate('/item/2');
    expect(await call).toBe('/item/2');
    expect(app.urls()).toEqual(['/', '/list', '/form', '/item/2']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/form', '/item/2'], at: 3 });
  });

  it('a typed address opens above the entry where the browser is', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.endNextTravel();
    app.driver.visit('/item/7');
    await app.idle();
    await app.clock.advance(5000);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/form', '/item/7']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/7'], at: 2 });
    expect(await app.back()).toBe('/form');
    expect(app.driver.current().url).toBe('/form');
  });

  it('a travel that leads nowhere ends after its time-out', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.endNextTravel();
    // An entry of another script cuts off the entries above.
    app.driver.push('/list', app.driver.current().snapshot!);
    await app.idle();
    await app.clock.advance(5000);
    await app.idle();
    expect(app.driver.current().url).toBe(app.nav.activePage().url);
  });

  it('the app accepts the current entry after three travels that ended at other entries', async () => {
    const tasks: (() => void)[] = [];
    const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
    // The browser refused to write these entries of an earlier document, so the app cannot count them.
    for (const url of ['/#part', '/form']) driver.visit(url);
    driver.travel(-2);
    tasks.shift()?.();
    const routes: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };
    const app = createTestApp({ driver, tasks, table: { ...table, ...routes } });
    for (const delta of [2, -1]) {
      await app.idle();
      driver.travel(delta);
    }
    await app.idle();
    expect(app.urls()).toEqual(['/', '/form']);
    for (let second = 0; second < 3; second += 1) {
      await app.clock.advance(1000);
      await app.idle();
    }
    expect(app.urls()).toEqual(['/']);
    expect(driver.current().url).toBe('/');
    expect(await app.navigate('/list')).toBe('/list');
  });
});
