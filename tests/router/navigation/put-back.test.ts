import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/define-routes';
import { createMemoryHistory } from '@/router/history/memory-history';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** '/', '/list', a form that stays, and an entry forward of it. */
async function open() {
  let asked = 0;
  const form: RouteTable = {
    '/form': {
      load,
      beforeLeave: ({ closing }) => {
        if (closing) asked += 1;
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
    get asked() {
      return asked;
    },
  };
}

describe('a visitor who goes on pressing back on a page that stays', () => {
  it.each([1, 2, 3, 4])('%d times ends where it was, and was asked once', async (times) => {
    const form = await open();
    const { app } = form;
    for (let press = 0; press < times; press += 1) app.driver.travel(-1);
    await app.idle();
    await app.clock.advance(5000);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/form']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/form', '/item/1'], at: 2 });
    expect(form.asked).toBe(1);
    expect(app.log).toEqual([]);
  });

  it('is asked again the next time', async () => {
    const form = await open();
    for (let press = 0; press < 3; press += 1) {
      form.app.driver.travel(-1);
      await form.app.idle();
    }
    expect(form.asked).toBe(3);
    expect(form.app.history().at).toBe(2);
  });
});

describe('while the history is put back', () => {
  it('nothing else touches it: calls come after it', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.landNext();
    const call = app.navigate('/item/2');
    expect(await call).toBe('/item/2');
    expect(app.urls()).toEqual(['/', '/list', '/form', '/item/2']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/form', '/item/2'], at: 3 });
  });

  it('an address that is typed is opened where the browser stood', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.landNext();
    app.driver.visit('/item/7');
    await app.idle();
    await app.clock.advance(5000);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/form', '/item/7']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/7'], at: 2 });
    expect(await app.back()).toBe('/form');
    expect(app.driver.current().url).toBe('/form');
  });

  it('a step that leads nowhere is found out after a second', async () => {
    const { app } = await open();
    app.driver.travel(-1);
    await app.landNext();
    // Another script's entry cuts off what lay forward.
    app.driver.push('/list', app.driver.current().snapshot!);
    await app.idle();
    await app.clock.advance(5000);
    await app.idle();
    expect(app.driver.current().url).toBe(app.nav.activePage().url);
  });

  it('ends after three journeys that went astray: the entries are not where they are said to be', async () => {
    const tasks: (() => void)[] = [];
    const driver = createMemoryHistory({ schedule: (task) => tasks.push(task) });
    // Entries of an earlier document, in a browser that refused to write: nobody knows how many they are.
    for (const url of ['/#part', '/form']) driver.visit(url);
    driver.travel(-2);
    tasks.shift()?.();
    const stays: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };
    const app = createTestApp({ driver, tasks, table: { ...table, ...stays } });
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
