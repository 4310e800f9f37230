import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@/router/routes/route-table';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { travel } from '../../helpers/open-stack';
import { createTestApp, type TestApp } from '../../helpers/test-app';

/** '/' > '/list' with this number of layers above it. */
async function openLayers(count: number) {
  const app = createTestApp();
  await app.idle();
  await app.navigate('/list');
  for (let index = 0; index < count; index += 1) {
    app.nav.openLayer(() => {});
    await app.idle();
  }
  return app;
}

const layersOf = (app: TestApp) => app.nav.store.getState().stack.layers;

describe('a reload with open layers', () => {
  it.each([1, 2, 3])(
    'removes all layers and leaves their history entries (%d open)',
    async (count) => {
      const reloaded = (await openLayers(count)).reload();
      await reloaded.idle();
      expect(reloaded.urls()).toEqual(['/', '/list']);
      expect(layersOf(reloaded)).toEqual([]);
      expect(reloaded.history().at).toBe(1);
      await travel(reloaded, -1);
      expect(reloaded.urls()).toEqual(['/']);
      expect(reloaded.history().at).toBe(0);
    },
  );

  it('lets a navigation that does not wait reuse the entry of the layer', async () => {
    const reloaded = (await openLayers(1)).reload();
    expect(await reloaded.navigate('/item/1')).toBe('/item/1');
    expect(reloaded.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(reloaded, -1);
    expect(reloaded.urls()).toEqual(['/', '/list']);
  });

  it('does not stop back by code from closing the page', async () => {
    const reloaded = (await openLayers(2)).reload();
    expect(await reloaded.back()).toBe('/');
    expect(reloaded.history().at).toBe(0);
  });
});

describe('the history entry of a closed layer', () => {
  it('is left at once when forward leads there', async () => {
    const app = await openLayers(1);
    await travel(app, -1);
    await travel(app, 1);
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toEqual([]);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });

  it('is left at once when a jump leads there from another page', async () => {
    const app = await openLayers(2);
    await travel(app, -3);
    expect(app.urls()).toEqual(['/']);
    await travel(app, 3);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toEqual([]);
  });

  it('is left at once if it belongs to the exit prompt', async () => {
    const app = createTestApp();
    await app.idle();
    app.nav.armExit();
    await app.idle();
    await travel(app, -1);
    expect(app.warnings.count).toBe(1);
    await travel(app, 1);
    expect(app.history().at).toBe(0);
    expect(app.warnings.count).toBe(1);
  });
});

describe('the history entry of a closed layer above another page', () => {
  it.each(['navigate', 'redirect'] as const)('leads nowhere after %s', async (kind) => {
    const app = await openLayers(0);
    app.nav.openLayer(() => {});
    await app.idle();
    const sheet = app.nav.openLayer(() => {});
    await app.idle();
    sheet.close();
    await app.idle();
    if (kind === 'redirect') await travel(app, -1);
    await app[kind]('/item/1');
    const { urls, at } = app.history();
    app.log.length = 0;
    await travel(app, 1);
    expect(app.log).toEqual([]);
    expect(app.history()).toEqual({ urls, at });
    const stack = kind === 'navigate' ? ['/', '/list', '/item/1'] : ['/', '/item/1'];
    expect(app.urls()).toEqual(stack);
    await travel(app, -1);
    expect(app.urls()).toEqual(stack.slice(0, -1));
  });

  it('leads nowhere if the layer was above the exit prompt', async () => {
    const app = createTestApp();
    await app.idle();
    app.nav.armExit();
    await app.idle();
    const sheet = app.nav.openLayer(() => {});
    await app.idle();
    sheet.close();
    await app.idle();
    await app.navigate('/item/1');
    app.log.length = 0;
    await travel(app, 1);
    expect(app.log).toEqual([]);
    expect(app.urls()).toEqual(['/', '/item/1']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });

  it('leads nowhere after a reload', async () => {
    const app = await openLayers(2);
    await app.navigate('/item/1');
    const reloaded = app.reload();
    await reloaded.idle();
    await travel(reloaded, 1);
    expect(reloaded.urls()).toEqual(['/', '/list', '/item/1']);
    await travel(reloaded, -1);
    expect(reloaded.urls()).toEqual(['/', '/list']);
  });

  it('leads to its page when the user jumps there from below', async () => {
    const app = await openLayers(1);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/']);
    await travel(app, 2);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });
});

it('back to an entry that a page took over from a layer leaves no layer behind', async () => {
  const formState = { isHeld: true };
  const form: RouteDef = { load: async () => ({ default: () => null }) };
  const guardedForm = { ...form, beforeLeave: () => !formState.isHeld };
  const app = createTestApp({ table: { ...table, '/form': guardedForm } });
  await app.idle();
  for (const _ of [1, 2]) app.nav.openLayer(() => {});
  await app.idle();
  // The travel below both layers ends after its time-out, and the form refuses to close.
  void app.nav.go('redirect', { to: { url: '/list' } });
  await flush();
  await app.clock.advance(1000);
  for (const [kind, url] of [['relaunch', '/'] as const, ['navigate', '/form'] as const]) {
    void app.nav.go(kind, { to: { url } });
    await flush();
  }
  await app.endNextTravel();
  formState.isHeld = false;
  app.driver.visit('/list');
  void app.nav.back(2);
  for (const ms of [0, 1000, 1000]) {
    await app.clock.advance(ms);
    await app.idle();
  }
  expect(app.urls()).toEqual(['/']);
  expect(layersOf(app)).toEqual([]);
  expect(app.driver.current().snapshot?.o).toBeUndefined();
});
