import { describe, expect, it } from 'vitest';
import { travel } from '../../helpers/open-stack';
import { createTestApp, type TestApp } from '../../helpers/test-app';

async function open(urls: readonly string[] = ['/list']) {
  const app = createTestApp();
  await app.idle();
  for (const url of urls) await app.navigate(url);
  const log: string[] = [];
  const layer = async (name: string) => {
    const { close } = app.nav.openLayer((cause) => log.push(`${name} ${cause}`));
    await app.idle();
    return close;
  };
  return { app, log, layer };
}

const layersOf = (app: TestApp) => app.nav.store.getState().stack.layers.length;

describe('a layer', () => {
  it('is an entry of its own, and back closes it before the page', async () => {
    const { app, log, layer } = await open();
    await layer('sheet');
    expect(app.history()).toEqual({ urls: ['/', '/list', '/list'], at: 2 });
    await travel(app, -1);
    expect(log).toEqual(['sheet back']);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
    expect(log).toEqual(['sheet back']);
  });

  it('closed by code takes its entry along, without a word', async () => {
    const { app, log, layer } = await open();
    const close = await layer('sheet');
    close();
    close();
    await app.idle();
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toBe(0);
    expect(log).toEqual([]);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });

  it('closed by code just before a navigation leaves nothing behind', async () => {
    const { app, layer } = await open();
    const close = await layer('sheet');
    close();
    expect(await app.navigate('/item/1')).toBe('/item/1');
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('closes with its page: its entry is taken over by the next one', async () => {
    const { app, log, layer } = await open();
    await layer('sheet');
    await app.navigate('/item/1');
    expect(log).toEqual(['sheet page']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(layersOf(app)).toBe(0);
  });

  it.each(['redirect', 'relaunch'] as const)('closes with %s too', async (how) => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await app[how]('/item/1');
    expect(log).toEqual(['b page', 'a page']);
    expect(layersOf(app)).toBe(0);
  });

  it('closes with a back by code, which leaves its page', async () => {
    const { app, log, layer } = await open();
    await layer('sheet');
    expect(await app.back()).toBe('/');
    expect(log).toEqual(['sheet page']);
    expect(app.history().at).toBe(0);
  });

  it('closed before its turn was never there', async () => {
    const { app, log } = await open();
    const { close } = app.nav.openLayer((cause) => log.push(cause));
    close();
    await app.idle();
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
    expect(log).toEqual([]);
  });

  it('of a page that is left before its turn closes with it, and does not open on another', async () => {
    const { app, log } = await open();
    void app.nav.back();
    app.nav.openLayer((cause) => log.push(cause));
    await app.idle();
    expect(app.urls()).toEqual(['/']);
    expect(app.history().at).toBe(0);
    expect(layersOf(app)).toBe(0);
    expect(log).toEqual(['page']);
  });
});

describe('layers above each other', () => {
  it('close from the top, one back each', async () => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await travel(app, -1);
    expect(log).toEqual(['b back']);
    await travel(app, -1);
    expect(log).toEqual(['b back', 'a back']);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('close all with a jump over them, the top one first', async () => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await travel(app, -3);
    expect(log).toEqual(['b page', 'a page']);
    expect(app.urls()).toEqual(['/']);
  });

  it('closed out of order: the lower one keeps its entry until the upper one goes', async () => {
    const { app, log, layer } = await open();
    const closeLower = await layer('a');
    const closeUpper = await layer('b');
    closeLower();
    await app.idle();
    expect(app.history().at).toBe(3);
    closeUpper();
    await app.idle();
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toBe(0);
    expect(log).toEqual([]);
  });

  it('closed out of order, the upper one by back: the lower entry does not stay behind', async () => {
    const { app, log, layer } = await open();
    const closeLower = await layer('a');
    await layer('b');
    closeLower();
    await app.idle();
    await travel(app, -1);
    expect(log).toEqual(['b back']);
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toBe(0);
  });

  it('one closed, one opened in the same task', async () => {
    const { app, log, layer } = await open();
    const close = await layer('a');
    close();
    app.nav.openLayer((cause) => log.push(`b ${cause}`));
    await app.idle();
    expect(app.history().at).toBe(2);
    await travel(app, -1);
    expect(log).toEqual(['b back']);
  });
});

describe('the page below a layer', () => {
  it('keeps the query it was given meanwhile, by code and by back', async () => {
    for (const how of ['push', 'replace'] as const) {
      for (const end of ['code', 'back'] as const) {
        const { app, layer } = await open();
        const close = await layer('filter');
        app.nav.step('/list?colour=red', how);
        await app.idle();
        if (end === 'code') close();
        else app.driver.travel(how === 'push' ? -2 : -1);
        await app.idle();
        expect(app.urls()).toEqual(['/', '/list?colour=red']);
        expect(app.driver.current().url).toBe('/list?colour=red');
        expect(app.history().at).toBe(1);
      }
    }
  });

  it('keeps it over a refresh', async () => {
    const { app, layer } = await open();
    const close = await layer('filter');
    app.nav.step('/list?colour=red', 'replace');
    close();
    await app.idle();
    const after = app.reload();
    await after.idle();
    expect(after.urls()).toEqual(['/', '/list?colour=red']);
  });
});

describe('a browser that refuses an entry for a layer', () => {
  it('has a layer all the same, closed by code or with its page', async () => {
    const { app, log, layer } = await open();
    app.driver.refuseWrites(true);
    const close = await layer('a');
    expect(layersOf(app)).toBe(1);
    close();
    await app.idle();
    expect(layersOf(app)).toBe(0);
    expect(app.history().at).toBe(1);
    await layer('b');
    app.driver.refuseWrites(false);
    expect(await app.navigate('/item/1')).toBe('/item/1');
    expect(log).toEqual(['b page']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
  });
});
