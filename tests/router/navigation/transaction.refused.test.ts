import { describe, expect, it } from 'vitest';
import { isRefusal } from '@/router/core/refusal';
import type { RouteTable } from '@/router/routes/define-routes';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

/** Safari refuses to write more than 100 times in 30 seconds: entries of the visitor's then carry no stamp. */
async function openUnstamped(...urls: readonly string[]) {
  const app = createTestApp();
  await app.idle();
  app.driver.refuseWrites(true);
  for (const url of urls) {
    app.driver.visit(url);
    await app.idle();
  }
  app.driver.refuseWrites(false);
  return app;
}

describe('journeys of the app to entries that the browser did not let it stamp', () => {
  it('relaunch and switchTab are not refused', async () => {
    for (const how of ['relaunch', 'switchTab'] as const) {
      const app = await openUnstamped('/me', '/list');
      const to = how === 'relaunch' ? '/item/1' : '/shop';
      expect(await app[how](to)).toBe(to);
      expect(app.urls()).toEqual([to]);
      expect(app.history()).toEqual({ urls: ['/', to, '/list'], at: 1 });
    }
  });

  it('back by code leads to the page, and to no new one', async () => {
    const app = await openUnstamped('/list', '/item/1', '/item/2');
    expect(await app.back()).toBe('/item/1');
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.back(2)).toBe('/');
    expect(app.history().at).toBe(0);
  });

  it("the visitor's own back and forward find them too", async () => {
    const app = await openUnstamped('/list', '/item/1');
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    app.driver.travel(1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.navigate('/item/2')).toBe('/item/2');
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1', '/item/2'], at: 3 });
  });

  it('a page that shares the entry below is on it again after a look elsewhere', async () => {
    const app = createTestApp();
    await app.idle();
    await app.navigate('/list');
    app.driver.refuseWrites(true);
    await app.navigate('/item/1');
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
    app.driver.travel(-1);
    await app.idle();
    app.driver.travel(1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.back()).toBe('/list');
  });

  it('a page that lets go is left, though nobody knows where the entry is', async () => {
    const answers: ((verdict: boolean) => void)[] = [];
    const routes: RouteTable = {
      ...table,
      '/wait': {
        load: async () => ({ default: () => null }),
        beforeLeave: ({ closing }) =>
          !closing || new Promise<boolean>((resolve) => answers.push(resolve)),
      },
    };
    const tasks: (() => void)[] = [];
    const before = createTestApp({ table: routes, tasks });
    await before.idle();
    await before.navigate('/list');
    before.driver.refuseWrites(true);
    before.driver.visit('/');
    before.driver.refuseWrites(false);
    before.driver.visit('/#part');
    await before.idle();
    const app = before.reload({ table: routes });
    await app.idle();
    app.driver.visit('/wait');
    await app.idle();
    await app.navigate('/list');
    const relaunched = async (url: string) => {
      const call = app.nav.go('relaunch', { to: { url } });
      for (let step = 0; step < 4; step += 1) {
        await app.idle();
        for (const answer of answers.splice(0)) answer(true);
        await app.idle();
        await app.clock.advance(1000);
      }
      const outcome = await call;
      return isRefusal(outcome) ? outcome.refused : outcome.url;
    };
    // Where the entry of the first tab had no stamp, the journey looks like the visitor's.
    expect(await relaunched('/item/1')).toBe('cancel');
    expect(app.urls()).toEqual(['/']);
    expect(await relaunched('/item/1')).toBe('/item/1');
    expect(app.urls()).toEqual(['/item/1']);
  });
});

describe('a browser that refuses some writes and takes the next', () => {
  const journey = ['/item/1', '/item/2'];

  for (let from = 0; from <= 12; from += 1) {
    it(`from write ${from} on`, async () => {
      for (let to = from; to <= 14; to += 1) {
        const app = createTestApp();
        await app.idle();
        await app.navigate('/list');
        let write = 0;
        app.driver.refuseWrites(() => {
          write += 1;
          return write > from && write <= to;
        });
        const seen: unknown[] = [];
        for (const url of journey) seen.push(await app.navigate(url), app.urls().join(' '));
        for (let step = 0; step < 3; step += 1) seen.push(await app.back(), app.urls().join(' '));
        expect({ from, to, seen }).toEqual({
          from,
          to,
          seen: [
            '/item/1',
            '/ /list /item/1',
            '/item/2',
            '/ /list /item/1 /item/2',
            '/item/1',
            '/ /list /item/1',
            '/list',
            '/ /list',
            '/',
            '/',
          ],
        });
      }
    });
  }
});
