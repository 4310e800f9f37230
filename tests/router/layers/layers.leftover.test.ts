import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@/router/routes/define-routes';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { travel } from '../../helpers/open-stack';
import { createTestApp, type TestApp } from '../../helpers/test-app';

/** '/' > '/list' with so many layers above it. */
async function openLayers(count: number) {
  const app = createTestApp();
  await app.idle();
  await app.navigate('/list');
  for (let made = 0; made < count; made += 1) {
    app.nav.openLayer(() => {});
    await app.idle();
  }
  return app;
}

const layersOf = (app: TestApp) => app.nav.store.getState().stack.layers;

describe('a layer whose document was reloaded', () => {
  it.each([1, 2, 3])('is gone, and its entry with it: %d', async (count) => {
    const after = (await openLayers(count)).reload();
    await after.idle();
    expect(after.urls()).toEqual(['/', '/list']);
    expect(layersOf(after)).toEqual([]);
    expect(after.history().at).toBe(1);
    await travel(after, -1);
    expect(after.urls()).toEqual(['/']);
    expect(after.history().at).toBe(0);
  });

  it('costs a navigation that does not wait no further entry', async () => {
    const after = (await openLayers(1)).reload();
    expect(await after.navigate('/item/1')).toBe('/item/1');
    expect(after.history()).toEqual({ urls: ['/', '/list', '/item/1'], at: 2 });
    await travel(after, -1);
    expect(after.urls()).toEqual(['/', '/list']);
  });

  it('and back by code leaves the page', async () => {
    const after = (await openLayers(2)).reload();
    expect(await after.back()).toBe('/');
    expect(after.history().at).toBe(0);
  });
});

describe('the entry of a layer that was closed', () => {
  it('is stepped off when forward leads there', async () => {
    const app = await openLayers(1);
    await travel(app, -1);
    await travel(app, 1);
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toEqual([]);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });

  it('is stepped off when a jump leads there from another page', async () => {
    const app = await openLayers(2);
    await travel(app, -3);
    expect(app.urls()).toEqual(['/']);
    await travel(app, 3);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(layersOf(app)).toEqual([]);
  });

  it('of the exit prompt is stepped off too', async () => {
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

describe('the entry of a closed layer that another page has got in front of', () => {
  it.each(['navigate', 'redirect'] as const)('leads nowhere: %s', async (kind) => {
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

  it('leads nowhere: above the exit prompt', async () => {
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

  it('leads nowhere after a refresh either', async () => {
    const app = await openLayers(2);
    await app.navigate('/item/1');
    const after = app.reload();
    await after.idle();
    await travel(after, 1);
    expect(after.urls()).toEqual(['/', '/list', '/item/1']);
    await travel(after, -1);
    expect(after.urls()).toEqual(['/', '/list']);
  });

  it('is the way to its own page for whoever jumps there from below', async () => {
    const app = await openLayers(1);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/']);
    await travel(app, 2);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });
});

it('a page that has taken the place of a layer is told so when the way back leads there', async () => {
  const held = { isHeld: true };
  const form: RouteDef = { load: async () => ({ default: () => null }) };
  const stays = { ...form, beforeLeave: () => !held.isHeld };
  const app = createTestApp({ table: { ...table, '/form': stays } });
  await app.idle();
  for (const _ of [1, 2]) app.nav.openLayer(() => {});
  await app.idle();
  // The way back below both comes when nobody waits for it any longer, and the form does not let go.
  void app.nav.go('redirect', { to: { url: '/list' } });
  await flush();
  await app.clock.advance(1000);
  for (const [kind, url] of [['relaunch', '/'] as const, ['navigate', '/form'] as const]) {
    void app.nav.go(kind, { to: { url } });
    await flush();
  }
  await app.landNext();
  held.isHeld = false;
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
