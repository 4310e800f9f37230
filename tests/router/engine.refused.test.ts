import { describe, expect, it } from 'vitest';
import { createTestApp } from '../helpers/test-app';

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
});
