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
  it('has a history entry, and back closes it before the page', async () => {
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

  it('that code closes leaves its history entry, and onClose does not run', async () => {
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

  it('that code closes just before a navigation leaves no history entry', async () => {
    const { app, layer } = await open();
    const close = await layer('sheet');
    close();
    expect(await app.navigate('/item/1')).toBe('/item/1');
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('closes with its page, and the next page takes over its history entry', async () => {
    const { app, log, layer } = await open();
    await layer('sheet');
    await app.navigate('/item/1');
    expect(log).toEqual(['sheet page']);
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(layersOf(app)).toBe(0);
  });

  it.each(['redirect', 'relaunch'] as const)('closes if %s replaces its page', async (kind) => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await app[kind]('/item/1');
    expect(log).toEqual(['b page', 'a page']);
    expect(layersOf(app)).toBe(0);
  });

  it('closes if back by code closes its page', async () => {
    const { app, log, layer } = await open();
    await layer('sheet');
    expect(await app.back()).toBe('/');
    expect(log).toEqual(['sheet page']);
    expect(app.history().at).toBe(0);
  });

  it('that code closes before it opens gets no history entry', async () => {
    const { app, log } = await open();
    const { close } = app.nav.openLayer((cause) => log.push(cause));
    close();
    await app.idle();
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
    expect(log).toEqual([]);
  });

  it('closes without opening if its page closes first', async () => {
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

describe('several layers', () => {
  it('close from the top, one for each back', async () => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await travel(app, -1);
    expect(log).toEqual(['b back']);
    await travel(app, -1);
    expect(log).toEqual(['b back', 'a back']);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('close together in a jump over them, from the top down', async () => {
    const { app, log, layer } = await open();
    await layer('a');
    await layer('b');
    await travel(app, -3);
    expect(log).toEqual(['b page', 'a page']);
    expect(app.urls()).toEqual(['/']);
  });

  it('keep the entry of a closed lower layer until the upper layer closes', async () => {
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

  it('lose the entry of a closed lower layer when back closes the upper layer', async () => {
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

  it('need one history entry if one closes and one opens in the same task', async () => {
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
  it('keeps its new query if code or back closes the layer', async () => {
    for (const mode of ['push', 'replace'] as const) {
      for (const closedBy of ['code', 'back'] as const) {
        const { app, layer } = await open();
        const close = await layer('filter');
        app.nav.step('/list?colour=red', mode);
        await app.idle();
        if (closedBy === 'code') close();
        else app.driver.travel(mode === 'push' ? -2 : -1);
        await app.idle();
        expect(app.urls()).toEqual(['/', '/list?colour=red']);
        expect(app.driver.current().url).toBe('/list?colour=red');
        expect(app.history().at).toBe(1);
      }
    }
  });

  it('keeps its new query over a reload', async () => {
    const { app, layer } = await open();
    const close = await layer('filter');
    app.nav.step('/list?colour=red', 'replace');
    close();
    await app.idle();
    const reloaded = app.reload();
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/', '/list?colour=red']);
  });
});

describe('a browser that refuses the history entry of a layer', () => {
  it('still has a layer, which code or a navigation can close', async () => {
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
