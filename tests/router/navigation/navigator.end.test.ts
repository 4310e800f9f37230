import { describe, expect, it } from 'vitest';
import { createAliveEffects } from '@/router/lifecycle/alive-effects';
import { flush } from '../../helpers/flush';
import { createTestApp } from '../../helpers/test-app';

describe('an app that is unmounted', () => {
  it('does not write the history of the next app, even if it was travelling', async () => {
    const app = createTestApp();
    await app.idle();
    for (const url of ['/list', '/item/1']) await app.navigate(url);
    const call = app.nav.go('relaunch', { to: { url: '/me' } });
    await flush();
    app.stop();
    const next = createTestApp({ driver: app.driver, run: 2 });
    await next.idle();
    await app.clock.advance(1000);
    await app.idle();
    await call;
    expect(next.urls().at(-1)).toBe(app.driver.current().url);
    expect(app.driver.entries.map(({ url }) => url)).not.toContain('/me');
  });

  it('settles the result of a page that was opening', async () => {
    const app = createTestApp();
    await app.idle();
    for (const _ of [1, 2]) app.nav.openLayer(() => {});
    await app.idle();
    const { page, result } = app.nav.open({ to: { url: '/pick' } });
    await flush();
    app.stop();
    await app.clock.advance(1000);
    await app.idle();
    await page;
    expect(await Promise.race([result, flush().then(() => 'pending')])).toBeUndefined();
  });

  it('refuses later calls and ends the alive effects of its pages', async () => {
    const app = createTestApp();
    await app.idle();
    const log: string[] = [];
    const page = app.nav.activePage().key;
    const end = () => log.push('ended');
    app.nav.lifecycle.alive(page, createAliveEffects).keep({}, () => () => void end(), []);
    app.stop();
    expect(log).toEqual(['ended']);
    const calls = [
      app.nav.go('navigate', { to: { url: '/list' } }),
      app.nav.back(),
      app.nav.open({ to: { url: '/pick' } }).page,
    ];
    for (const call of calls) {
      expect(await call).toEqual({ refused: 'cancel', message: 'the app was unmounted' });
    }
    expect(app.history()).toEqual({ urls: ['/'], at: 0 });
  });
});

describe('[S8.2] the life of a page', () => {
  it('is over for a page that has left, and not for the tab that takes its place', async () => {
    const app = createTestApp();
    await app.idle();
    const home = app.nav.activePage();
    const life = app.nav.lifeOf(home.id);
    await app.nav.go('relaunch', { to: { url: '/' } });
    await app.idle();
    expect(app.nav.activePage().id).toBe(home.id);
    expect([life.aborted, app.nav.lifeOf(home.id).aborted]).toEqual([true, false]);
    await app.navigate('/list');
    const { id } = app.nav.activePage();
    void app.nav.back();
    await app.idle();
    expect(app.nav.lifeOf(id).aborted).toBe(true);
  });
});
