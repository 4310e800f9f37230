import { describe, expect, it } from 'vitest';
import type { Page } from '@/router/core/state';
import type { NavigationKind } from '@/router/core/plan';
import type { Refusal } from '@/router/core/refusal';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';

type Outcome = Page | Refusal;
const page = { default: () => null };

/** An app on '/', with a page whose code the test delivers. */
async function open(options: TestAppOptions = {}) {
  const fetches: Deferred<typeof page>[] = [];
  const load = () => {
    const fetch = createDeferred<typeof page>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const { table: more, ...rest } = options;
  const app = createTestApp({ table: { ...table, '/slow': { load }, ...more }, ...rest });
  await app.idle();
  /** A call whose outcome is looked at later. */
  const call = (url: string, kind: NavigationKind = 'navigate') => {
    const result: { outcome: Outcome | 'pending' } = { outcome: 'pending' };
    void app.nav.go(kind, { to: { url } }).then((outcome) => {
      result.outcome = outcome;
    });
    return {
      get told() {
        const { outcome } = result;
        if (outcome === 'pending') return outcome;
        return 'refused' in outcome ? outcome.message : outcome.url;
      },
    };
  };
  return { app, fetches, call };
}

describe('[S2.5] a second navigation to the same target', () => {
  it('is refused while the first one waits for code, is under way, or settles', async () => {
    const { app, fetches, call } = await open();
    const first = call('/slow?x=1');
    await app.clock.advance(100);
    const second = call('/slow?x=1');
    const third = call('/slow?x=1', 'redirect');
    await app.clock.advance(0);
    expect([second.told, third.told]).toEqual(['locked: /slow?x=1', 'locked: /slow?x=1']);
    await app.clock.advance(100);
    expect(first.told).toBe('/slow?x=1');
    expect(await app.navigate('/slow?x=1')).toBe('locked: /slow?x=1');
    expect(app.urls()).toEqual(['/', '/slow?x=1']);
    expect(app.history().urls).toHaveLength(2);
    fetches[0]!.resolve(page);
    await app.idle();
    expect(await app.navigate('/slow?x=1')).toBe('/slow?x=1');
  });

  it('is refused by path and query: another query, a fragment are told apart from it', async () => {
    const { app, call } = await open();
    call('/slow?x=1');
    await app.clock.advance(0);
    const [other, place] = [call('/slow?x=2'), call('/slow?x=2#part')];
    await app.clock.advance(0);
    expect(other.told).toBe('pending');
    expect(place.told).toBe('locked: /slow?x=2');
  });

  it('is refused until the page has settled, with everything loaded too', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    await app.back();
    const [first, second] = [call('/list'), call('/list')];
    await app.clock.advance(0);
    expect([first.told, second.told]).toEqual(['/list', 'locked: /list']);
    expect(call('/list').told).toBe('pending');
    await app.clock.advance(0);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('the refused call does not free the lock of the first', async () => {
    const { app, call } = await open();
    call('/slow');
    await app.clock.advance(0);
    call('/slow');
    await app.clock.advance(0);
    const third = call('/slow');
    await app.clock.advance(0);
    expect(third.told).toBe('locked: /slow');
  });

  it('code that fails frees the lock', async () => {
    const { app, fetches } = await open();
    void app.navigate('/slow');
    await app.clock.advance(0);
    fetches[0]!.reject(new Error('gone'));
    await app.idle();
    expect(app.urls()).toEqual(['/', '/slow']);
    expect(fetches).toHaveLength(1);
    expect(await app.redirect('/list')).toBe('/list');
    const again = app.nav.go('navigate', { to: { url: '/slow' } });
    await app.clock.advance(200);
    expect(await again).toMatchObject({ url: '/slow' });
  });

  it('code that never comes: back works, and the lock is free afterwards', async () => {
    const { app, call } = await open();
    call('/slow');
    await app.clock.advance(200);
    expect(app.urls()).toEqual(['/', '/slow']);
    expect(await app.back()).toBe('/');
    const again = call('/slow');
    await app.clock.advance(200);
    expect(again.told).toBe('/slow');
  });

  it('a refusal frees the lock', async () => {
    let isOpen = false;
    const guarded = { '/guarded': { load: async () => page, beforeEnter: () => isOpen } };
    const { app } = await open({ table: guarded });
    expect(await app.navigate('/guarded')).toBe('access denied: /guarded');
    isOpen = true;
    expect(await app.navigate('/guarded')).toBe('/guarded');
  });
});

describe('[S2.5] a navigation to another target', () => {
  it('supersedes the one that waits for code', async () => {
    const { app, fetches, call } = await open();
    const first = call('/slow');
    await app.clock.advance(100);
    expect(await app.navigate('/list')).toBe('/list');
    expect(first.told).toBe('superseded: /slow');
    fetches[0]!.resolve(page);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().urls).toEqual(['/', '/list']);
  });

  it('comes after the one that is under way', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const first = call('/me', 'switchTab');
    await app.clock.advance(0);
    const second = call('/item/1');
    await app.idle();
    expect([first.told, second.told]).toEqual(['/me', '/item/1']);
    expect(app.urls()).toEqual(['/me', '/item/1']);
    expect(app.history().urls).toEqual(['/me', '/item/1']);
  });

  it('takes the place of an older one in the queue: the newest wins', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    call('/me', 'switchTab');
    await app.clock.advance(0);
    const [second, third] = [call('/item/1'), call('/item/2')];
    await app.idle();
    expect([second.told, third.told]).toEqual(['superseded: /item/1', '/item/2']);
    expect(app.urls()).toEqual(['/me', '/item/2']);
  });
});

describe('while a page settles', () => {
  it('[S2.5] another target starts at once, and the first lock is free', async () => {
    const { app, call } = await open();
    const first = call('/list');
    await app.clock.advance(0);
    const second = call('/item/1');
    await app.clock.advance(0);
    expect([first.told, second.told]).toEqual(['/list', '/item/1']);
    const third = call('/list');
    await app.clock.advance(0);
    expect(third.told).toBe('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/list']);
    expect(app.nav.store.getState().transition).toBeNull();
  });

  it('[S4.1] a page that is covered at once was shown, and is ready when it comes back', async () => {
    const { app, call } = await open();
    app.log.length = 0;
    call('/list');
    await app.clock.advance(0);
    call('/item/1');
    await app.idle();
    await app.back();
    expect(app.log.filter((line) => line.startsWith('/list'))).toEqual([
      '/list:load',
      '/list:show:navigate',
      '/list:hide',
      '/list:show:back',
      '/list:ready',
    ]);
  });

  it('back by code and by the visitor turn it around', async () => {
    for (const how of ['code', 'visitor'] as const) {
      const { app, call } = await open();
      call('/list');
      await app.clock.advance(0);
      if (how === 'code') void app.nav.back();
      else app.driver.travel(-1);
      await app.landNext();
      expect(app.nav.store.getState().transition?.direction).toBe('back');
      await app.idle();
      expect(app.urls()).toEqual(['/']);
      expect(await app.navigate('/list')).toBe('/list');
    }
  });
});

describe('while the browser travels', () => {
  it('back comes after it, and stops at the root that it finds', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    await app.navigate('/item/1');
    const tab = call('/me', 'switchTab');
    await app.clock.advance(0);
    expect(await app.back()).toBe('/me');
    expect(tab.told).toBe('/me');
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().at).toBe(0);
  });

  it('ten taps on tabs leave one page, and nothing behind it', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    for (let tap = 0; tap < 10; tap += 1) call(tap % 2 ? '/' : '/me', 'switchTab');
    await app.idle();
    expect(app.urls()).toHaveLength(1);
    expect(app.history().at).toBe(0);
    expect(app.driver.current().url).toBe(app.urls()[0]);
  });
});

describe('back and a navigation that waits', () => {
  it('cancels it', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const pending = call('/slow');
    await app.clock.advance(100);
    expect(await app.back()).toBe('/');
    expect(pending.told).toBe('cancel: /slow');
    expect(app.urls()).toEqual(['/']);
  });

  it("the visitor's own move cancels it too", async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const pending = call('/slow');
    await app.clock.advance(100);
    app.driver.travel(-1);
    await app.idle();
    expect(pending.told).toBe('cancel: /slow');
    expect(app.urls()).toEqual(['/']);
  });

  it('a guard that never answers does not hold it', async () => {
    const guarded = { load: async () => page, beforeEnter: () => new Promise<boolean>(() => {}) };
    const { app, call } = await open({ table: { '/guarded': guarded } });
    await app.navigate('/list');
    const pending = call('/guarded');
    await app.clock.advance(60_000);
    expect(pending.told).toBe('pending');
    expect(await app.back()).toBe('/');
    expect(pending.told).toBe('cancel: /guarded');
    const again = call('/guarded');
    await app.clock.advance(0);
    expect(again.told).toBe('pending');
  });
});

describe('[S2.11] a page whose code is slow', () => {
  it('is opened without it after 200 ms, and not before', async () => {
    const { app, call } = await open();
    const opening = call('/slow');
    await app.clock.advance(199);
    expect(app.urls()).toEqual(['/']);
    expect(app.history().urls).toEqual(['/']);
    await app.clock.advance(1);
    expect(opening.told).toBe('/slow');
    expect(app.urls()).toEqual(['/', '/slow']);
  });

  it('is opened at once when the code comes earlier', async () => {
    const { app, fetches, call } = await open();
    const opening = call('/slow');
    await app.clock.advance(50);
    fetches[0]!.resolve(page);
    await app.clock.advance(0);
    expect(opening.told).toBe('/slow');
  });

  it('[S4.1] loads and shows when it has its code', async () => {
    const { app, fetches, call } = await open();
    app.log.length = 0;
    call('/slow');
    await app.clock.advance(200);
    await app.idle();
    expect(app.log).toEqual(['/:hide']);
    fetches[0]!.resolve(page);
    await app.idle();
    expect(app.log).toEqual(['/:hide', '/slow:load', '/slow:show:navigate', '/slow:ready']);
  });
});
