import { describe, expect, it } from 'vitest';
import { isRefusal } from '@/router/core/refusal';
import type { RouteTable } from '@/router/routes/route-table';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

/** Safari refuses more than 100 writes in 30 seconds. Entries that the user adds then have no snapshot. */
async function openWithoutSnapshots(...urls: readonly string[]) {
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

describe('after the browser has refused the snapshots of entries', () => {
  it('relaunch and switchTab are not refused', async () => {
    for (const kind of ['relaunch', 'switchTab'] as const) {
      const app = await openWithoutSnapshots('/me', '/list');
      const to = kind === 'relaunch' ? '/item/1' : '/shop';
      expect(await app[kind](to)).toBe(to);
      expect(app.urls()).toEqual([to]);
      expect(app.history()).toEqual({ urls: ['/', to, '/list'], at: 1 });
    }
  });

  it('back by code goes to the page below and opens no new page', async () => {
    const app = await openWithoutSnapshots('/list', '/item/1', '/item/2');
    expect(await app.back()).toBe('/item/1');
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.back(2)).toBe('/');
    expect(app.history().at).toBe(0);
  });

  it('the user can go back and forward through the entries', async () => {
    const app = await openWithoutSnapshots('/list', '/item/1');
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    app.driver.travel(1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.navigate('/item/2')).toBe('/item/2');
    expect(app.history()).toEqual({ urls: ['/', '/list', '/item/1', '/item/2'], at: 3 });
  });

  it('a page that shares the entry below is shown again when the user returns', async () => {
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

  it('a page whose guard agrees is closed although the app does not know the position of its entry', async () => {
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
    const firstApp = createTestApp({ table: routes, tasks });
    await firstApp.idle();
    await firstApp.navigate('/list');
    firstApp.driver.refuseWrites(true);
    firstApp.driver.visit('/');
    firstApp.driver.refuseWrites(false);
    firstApp.driver.visit('/#part');
    await firstApp.idle();
    const app = firstApp.reload({ table: routes });
    await app.idle();
    app.driver.visit('/wait');
    await app.idle();
    await app.navigate('/list');
    const relaunchAndSettle = async (url: string) => {
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
    // The entry of the first tab had no snapshot, so the first travel looks like a move of the user.
    expect(await relaunchAndSettle('/item/1')).toBe('cancel');
    expect(app.urls()).toEqual(['/']);
    expect(await relaunchAndSettle('/item/1')).toBe('/item/1');
    expect(app.urls()).toEqual(['/item/1']);
  });
});

describe('a browser that refuses some writes and accepts the next', () => {
  const visitedUrls = ['/item/1', '/item/2'];

  for (let from = 0; from <= 12; from += 1) {
    it(`leaves a correct stack if it refuses writes after number ${from}`, async () => {
      for (let to = from; to <= 14; to += 1) {
        const app = createTestApp();
        await app.idle();
        await app.navigate('/list');
        let write = 0;
        app.driver.refuseWrites(() => {
          write += 1;
          return write > from && write <= to;
        });
        const outcomes: unknown[] = [];
        for (const url of visitedUrls) outcomes.push(await app.navigate(url), app.urls().join(' '));
        for (let step = 0; step < 3; step += 1)
          outcomes.push(await app.back(), app.urls().join(' '));
        expect({ from, to, outcomes }).toEqual({
          from,
          to,
          outcomes: [
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
