import { describe, expect, it } from 'vitest';
import type { Page } from '@/router/core/state';
import type { NavigationKind } from '@/router/core/plan';
import type { Refusal } from '@/router/core/refusal';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';

type Outcome = Page | Refusal;
const page = { default: () => null };

/** An app on '/'. The test delivers the code of the page '/slow'. */
async function open(options: TestAppOptions = {}) {
  const fetches: Deferred<typeof page>[] = [];
  const load = () => {
    const fetch = createDeferred<typeof page>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const { table: routes, ...rest } = options;
  const app = createTestApp({ table: { ...table, '/slow': { load }, ...routes }, ...rest });
  await app.idle();
  /** Starts a navigation. The test reads the outcome later. */
  const call = (url: string, kind: NavigationKind = 'navigate') => {
    let outcome: Outcome | 'pending' = 'pending';
    void app.nav.go(kind, { to: { url } }).then((value) => {
      outcome = value;
    });
    return {
      get outcome() {
        if (outcome === 'pending') return outcome;
        return 'refused' in outcome ? outcome.message : outcome.url;
      },
    };
  };
  return { app, fetches, call };
}

describe('[S2.5] a second navigation to the same target', () => {
  it('is refused while the first one waits for code, travels or settles', async () => {
    const { app, fetches, call } = await open();
    const first = call('/slow?x=1');
    await app.clock.advance(100);
    const second = call('/slow?x=1');
    const third = call('/slow?x=1', 'redirect');
    await app.clock.advance(0);
    expect([second.outcome, third.outcome]).toEqual(['locked: /slow?x=1', 'locked: /slow?x=1']);
    await app.clock.advance(100);
    expect(first.outcome).toBe('/slow?x=1');
    expect(await app.navigate('/slow?x=1')).toBe('locked: /slow?x=1');
    expect(app.urls()).toEqual(['/', '/slow?x=1']);
    expect(app.history().urls).toHaveLength(2);
    fetches[0]!.resolve(page);
    await app.idle();
    expect(await app.navigate('/slow?x=1')).toBe('/slow?x=1');
  });

  it('is refused for the same path and query, whatever the fragment', async () => {
    const { app, call } = await open();
    call('/slow?x=1');
    await app.clock.advance(0);
    const [otherQuery, otherFragment] = [call('/slow?x=2'), call('/slow?x=2#part')];
    await app.clock.advance(0);
    expect(otherQuery.outcome).toBe('pending');
    expect(otherFragment.outcome).toBe('locked: /slow?x=2');
  });

  it('is refused until the page has settled, even if its code is loaded', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    await app.back();
    const [first, second] = [call('/list'), call('/list')];
    await app.clock.advance(0);
    expect([first.outcome, second.outcome]).toEqual(['/list', 'locked: /list']);
    expect(call('/list').outcome).toBe('pending');
    await app.clock.advance(0);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('does not release the lock of the first one when it is refused', async () => {
    const { app, call } = await open();
    call('/slow');
    await app.clock.advance(0);
    call('/slow');
    await app.clock.advance(0);
    const third = call('/slow');
    await app.clock.advance(0);
    expect(third.outcome).toBe('locked: /slow');
  });

  it('is accepted when the code of the first one has failed', async () => {
    const { app, fetches } = await open();
    void app.navigate('/slow');
    await app.clock.advance(0);
    fetches[0]!.reject(new Error('gone'));
    await app.idle();
    expect(app.urls()).toEqual(['/', '/slow']);
    expect(fetches).toHaveLength(1);
    expect(await app.redirect('/list')).toBe('/list');
    const retry = app.nav.go('navigate', { to: { url: '/slow' } });
    await app.clock.advance(200);
    expect(await retry).toMatchObject({ url: '/slow' });
  });

  it('is accepted after back from a page whose code never arrives', async () => {
    const { app, call } = await open();
    call('/slow');
    await app.clock.advance(200);
    expect(app.urls()).toEqual(['/', '/slow']);
    expect(await app.back()).toBe('/');
    const retry = call('/slow');
    await app.clock.advance(200);
    expect(retry.outcome).toBe('/slow');
  });

  it('is accepted when a guard has refused the first one', async () => {
    let isOpen = false;
    const guarded = { '/guarded': { load: async () => page, beforeEnter: () => isOpen } };
    const { app } = await open({ table: guarded });
    expect(await app.navigate('/guarded')).toBe('access denied: /guarded');
    isOpen = true;
    expect(await app.navigate('/guarded')).toBe('/guarded');
  });
});

describe('[S2.5] a navigation to another target', () => {
  it('supersedes a navigation that waits for code', async () => {
    const { app, fetches, call } = await open();
    const first = call('/slow');
    await app.clock.advance(100);
    expect(await app.navigate('/list')).toBe('/list');
    expect(first.outcome).toBe('superseded: /slow');
    fetches[0]!.resolve(page);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().urls).toEqual(['/', '/list']);
  });

  it('runs after a navigation that travels', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const first = call('/me', 'switchTab');
    await app.clock.advance(0);
    const second = call('/item/1');
    await app.idle();
    expect([first.outcome, second.outcome]).toEqual(['/me', '/item/1']);
    expect(app.urls()).toEqual(['/me', '/item/1']);
    expect(app.history().urls).toEqual(['/me', '/item/1']);
  });

  it('supersedes an older navigation in the queue', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    call('/me', 'switchTab');
    await app.clock.advance(0);
    const [second, third] = [call('/item/1'), call('/item/2')];
    await app.idle();
    expect([second.outcome, third.outcome]).toEqual(['superseded: /item/1', '/item/2']);
    expect(app.urls()).toEqual(['/me', '/item/2']);
  });
});

describe('while a page settles', () => {
  it('[S2.5] a navigation to another target starts at once and releases the first lock', async () => {
    const { app, call } = await open();
    const first = call('/list');
    await app.clock.advance(0);
    const second = call('/item/1');
    await app.clock.advance(0);
    expect([first.outcome, second.outcome]).toEqual(['/list', '/item/1']);
    const third = call('/list');
    await app.clock.advance(0);
    expect(third.outcome).toBe('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/list']);
    expect(app.nav.store.getState().transition).toBeNull();
  });

  it('[S4.1] a page that is covered at once gets show, and gets ready when it is shown again', async () => {
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

  it('back by code and by the user reverse the transition', async () => {
    for (const cause of ['code', 'user'] as const) {
      const { app, call } = await open();
      call('/list');
      await app.clock.advance(0);
      if (cause === 'code') void app.nav.back();
      else app.driver.travel(-1);
      await app.endNextTravel();
      expect(app.nav.store.getState().transition?.direction).toBe('back');
      await app.idle();
      expect(app.urls()).toEqual(['/']);
      expect(await app.navigate('/list')).toBe('/list');
    }
  });
});

describe('while the browser travels', () => {
  it('back waits and stops at the new root', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    await app.navigate('/item/1');
    const tab = call('/me', 'switchTab');
    await app.clock.advance(0);
    expect(await app.back()).toBe('/me');
    expect(tab.outcome).toBe('/me');
    expect(app.urls()).toEqual(['/me']);
    expect(app.history().at).toBe(0);
  });

  it('ten tab switches leave one page at the first history entry', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    for (let tap = 0; tap < 10; tap += 1) call(tap % 2 ? '/' : '/me', 'switchTab');
    await app.idle();
    expect(app.urls()).toHaveLength(1);
    expect(app.history().at).toBe(0);
    expect(app.driver.current().url).toBe(app.urls()[0]);
  });
});

describe('a pending navigation', () => {
  it('is cancelled by back', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const pending = call('/slow');
    await app.clock.advance(100);
    expect(await app.back()).toBe('/');
    expect(pending.outcome).toBe('cancel: /slow');
    expect(app.urls()).toEqual(['/']);
  });

  it('is cancelled when the user goes back', async () => {
    const { app, call } = await open();
    await app.navigate('/list');
    const pending = call('/slow');
    await app.clock.advance(100);
    app.driver.travel(-1);
    await app.idle();
    expect(pending.outcome).toBe('cancel: /slow');
    expect(app.urls()).toEqual(['/']);
  });

  it('is cancelled by back even if its guard never answers', async () => {
    const guarded = { load: async () => page, beforeEnter: () => new Promise<boolean>(() => {}) };
    const { app, call } = await open({ table: { '/guarded': guarded } });
    await app.navigate('/list');
    const pending = call('/guarded');
    await app.clock.advance(60_000);
    expect(pending.outcome).toBe('pending');
    expect(await app.back()).toBe('/');
    expect(pending.outcome).toBe('cancel: /guarded');
    const retry = call('/guarded');
    await app.clock.advance(0);
    expect(retry.outcome).toBe('pending');
  });
});

describe('[S2.11] a page whose code is slow', () => {
  it('opens without its code after 200 ms, and not before', async () => {
    const { app, call } = await open();
    const navigation = call('/slow');
    await app.clock.advance(199);
    expect(app.urls()).toEqual(['/']);
    expect(app.history().urls).toEqual(['/']);
    await app.clock.advance(1);
    expect(navigation.outcome).toBe('/slow');
    expect(app.urls()).toEqual(['/', '/slow']);
  });

  it('opens at once if its code arrives earlier', async () => {
    const { app, fetches, call } = await open();
    const navigation = call('/slow');
    await app.clock.advance(50);
    fetches[0]!.resolve(page);
    await app.clock.advance(0);
    expect(navigation.outcome).toBe('/slow');
  });

  it('[S4.1] gets load and show when its code arrives', async () => {
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
