import { describe, expect, it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

async function open(url = '/', options: TestAppOptions = {}) {
  const app = createTestApp({ url, ...options });
  await app.idle();
  return app;
}

async function touch(app: TestApp) {
  app.nav.armExit();
  await app.idle();
}

async function travel(app: TestApp, delta: number) {
  app.driver.travel(delta);
  await app.idle();
}

async function step(app: TestApp, url: string, mode: 'push' | 'replace' = 'push') {
  app.nav.step(url, mode);
  await app.idle();
}

async function reload(app: TestApp) {
  app.nav.memory.flush();
  const reloaded = app.reload();
  await reloaded.idle();
  return reloaded;
}

const sameDocument = async (app: TestApp) => app;

describe('[S8.5] a tab that the user switched to above the armed exit prompt', () => {
  describe.each([
    ['in the same document', sameDocument],
    ['after a reload', reload],
  ])('%s', (_, continueApp) => {
    it('is shown when the browser goes back from a page', async () => {
      const first = await open();
      await touch(first);
      await first.switchTab('/me');
      await first.navigate('/list');
      const app = await continueApp(first);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/me']);
      expect(app.history()).toEqual({ urls: ['/me', '/list'], at: 0 });
      expect(app.warnings.count).toBe(0);
    });

    it('is shown below several pages after back by code, by the browser and in a jump', async () => {
      const first = await open();
      await touch(first);
      await first.switchTab('/me');
      for (const url of ['/list', '/item/1', '/item/2']) await first.navigate(url);
      const app = await continueApp(first);
      await app.back();
      await travel(app, -2);
      expect(app.urls()).toEqual(['/me']);
      await travel(app, 1);
      expect(app.urls()).toEqual(['/me', '/list']);
      await app.back();
      expect(app.urls()).toEqual(['/me']);
      expect(app.history().urls[0]).toBe('/me');
    });

    it('keeps the query that it got above the prompt', async () => {
      const first = await open();
      await touch(first);
      await step(first, '/?a=1', 'replace');
      await first.navigate('/list');
      const app = await continueApp(first);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/?a=1']);
      expect(app.driver.current().url).toBe('/?a=1');
    });

    it('is shown after address steps in the first tab too', async () => {
      const first = await open();
      await touch(first);
      await step(first, '/?a=1');
      await step(first, '/?a=2');
      await first.switchTab('/me');
      expect(first.history()).toMatchObject({ at: 1 });
      const app = await continueApp(first);
      await travel(app, -1);
      expect(app.warnings.count).toBe(1);
      expect(app.urls()).toEqual(['/me']);
      expect(app.driver.current().url).toBe('/me');
    });
  });

  it('unloads no page that is still in the stack', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    await app.navigate('/list');
    app.log.length = 0;
    await travel(app, -1);
    expect(app.log).toEqual(['/list:unload', '/me:show:back']);
  });

  it('has an exit prompt that can be armed again after back', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    await app.navigate('/list');
    await travel(app, -1);
    await touch(app);
    await travel(app, -1);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/me']);
  });
});

describe('an entry below an open layer', () => {
  it('gets the new URL of its page after another page has replaced the layer', async () => {
    const app = await open();
    await app.navigate('/item/1');
    app.nav.openLayer(() => {});
    await app.idle();
    await step(app, '/item/1?n=1', 'replace');
    await app.navigate('/list');
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 2 });
    const reloaded = await reload(app);
    await travel(reloaded, -1);
    expect(reloaded.urls()).toEqual(['/', '/item/1?n=1']);
    expect(reloaded.history().urls[1]).toBe('/item/1?n=1');
  });

  it('is still reached after an address step above the layer', async () => {
    const app = await open();
    await app.navigate('/item/1');
    app.nav.openLayer(() => {});
    await app.idle();
    await step(app, '/item/1?n=1');
    await app.navigate('/list');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/item/1?n=1']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/item/1']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/']);
  });
});

describe('a page with address steps', () => {
  async function openSteps(options: TestAppOptions = {}) {
    const app = await open('/', options);
    await app.navigate('/item/1');
    await step(app, '/item/1?n=1');
    await step(app, '/item/1?n=2');
    return app;
  }

  it.each([
    ['code', (app: TestApp) => app.back()],
    ['the browser', (app: TestApp) => travel(app, -1)],
  ])(
    'is shown with its latest step after back by %s, and each further back undoes one step',
    async (_, back) => {
      const app = await openSteps();
      await app.navigate('/list');
      await back(app);
      expect(app.urls()).toEqual(['/', '/item/1?n=2']);
      expect(app.history()).toMatchObject({ at: 3 });
      await travel(app, -1);
      expect(app.urls()).toEqual(['/', '/item/1?n=1']);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/', '/item/1']);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/']);
    },
  );

  it('lets forward go through its steps and to the page above', async () => {
    const app = await openSteps();
    await app.navigate('/list');
    await app.back();
    await travel(app, -2);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/item/1?n=1']);
    await travel(app, 2);
    expect(app.urls()).toEqual(['/', '/item/1?n=2', '/list']);
    expect(app.history()).toEqual({
      urls: ['/', '/item/1', '/item/1?n=1', '/item/1?n=2', '/list'],
      at: 4,
    });
    await app.back();
    expect(app.urls()).toEqual(['/', '/item/1?n=2']);
  });

  it('is shown with its latest step after a reload of the page above', async () => {
    const app = await openSteps();
    await app.navigate('/list');
    const reloaded = await reload(app);
    await reloaded.back();
    expect(reloaded.urls()).toEqual(['/', '/item/1?n=2']);
    await travel(reloaded, -1);
    expect(reloaded.urls()).toEqual(['/', '/item/1?n=1']);
  });

  it('is closed with all its steps by one back by code', async () => {
    const app = await openSteps();
    expect(await app.back()).toBe('/');
    expect(app.history()).toMatchObject({ at: 0 });
  });

  it('that was redirected is not shown again by forward', async () => {
    const app = await openSteps();
    await app.redirect('/list');
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history()).toMatchObject({ at: 1 });
    await step(app, '/list?a=1');
    await step(app, '/list?a=2');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list?a=1']);
    await app.navigate('/item/2');
    await app.back();
    expect(app.urls()).toEqual(['/', '/list?a=1']);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('keeps its steps if the whole app has one history entry', async () => {
    const app = await openSteps({ wrap: createReplaceOnlyHistory });
    await app.navigate('/list');
    await app.back();
    expect(app.urls()).toEqual(['/', '/item/1?n=2']);
    app.nav.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1?n=1']);
  });
});

describe('[S2.1] a tab that was left with a query', () => {
  it('gets its query back in the page, in the address bar and after a reload', async () => {
    const app = await open('/me');
    await step(app, '/me?filter=x#top', 'replace');
    await app.switchTab('/');
    expect(await app.switchTab('/me')).toBe('/me?filter=x#top');
    expect(app.driver.current().url).toBe('/me?filter=x#top');
    const reloaded = await reload(app);
    expect(reloaded.urls()).toEqual(['/me?filter=x#top']);
  });

  it('gets its query back although the app was reloaded on another tab', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    const reloaded = await reload(app);
    expect(await reloaded.switchTab('/me')).toBe('/me?filter=x');
    expect(reloaded.log.filter((line) => line.includes('/me'))).toEqual([
      '/me?filter=x:load',
      '/me?filter=x:show:tab',
      '/me?filter=x:ready',
    ]);
  });

  it('gets the query of the call if the call has one', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    expect(await app.switchTab('/me?filter=y')).toBe('/me?filter=y');
    expect(await app.switchTab('/me#part')).toBe('/me#part');
  });

  it('has no query after relaunch', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    await app.relaunch('/list');
    expect(await app.switchTab('/me')).toBe('/me');
  });

  it('does not change if the user taps its tab while it is shown', async () => {
    const app = await open('/me');
    await step(app, '/me?filter=x');
    expect(await app.switchTab('/me')).toBe('/me?filter=x');
    expect(app.history()).toEqual({ urls: ['/me', '/me?filter=x'], at: 1 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/me']);
  });

  it('closes its layers if the user taps its tab while it is shown', async () => {
    const causes: string[] = [];
    const app = await open('/me?filter=x');
    app.nav.openLayer((cause) => causes.push(cause));
    await app.idle();
    expect(await app.switchTab('/me')).toBe('/me?filter=x');
    expect(causes).toEqual(['page']);
    expect(app.history()).toMatchObject({ at: 0 });
  });
});

describe('a lower stackCap after a reload', () => {
  const openDeepStack = async () => {
    const app = await open();
    for (let page = 1; page <= 9; page += 1) await app.navigate(`/item/${page}`);
    return app;
  };
  const limits = { live: 10, stack: 4, onFull: 'drop-oldest' } as const;

  it('shrinks the restored stack to the root and the newest pages', async () => {
    const reloaded = (await openDeepStack()).reload({ limits });
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/', '/item/7', '/item/8', '/item/9']);
    await reloaded.navigate('/list');
    expect(reloaded.urls()).toEqual(['/', '/item/8', '/item/9', '/list']);
  });

  it('loses no page, because back finds each one in its history entry', async () => {
    const reloaded = (await openDeepStack()).reload({ limits });
    await reloaded.idle();
    for (let page = 8; page >= 1; page -= 1) {
      expect(await reloaded.back()).toBe(`/item/${page}`);
      expect(reloaded.urls().length).toBeLessThanOrEqual(4);
    }
    expect(await reloaded.back()).toBe('/');
  });

  it('removes no page if a full stack refuses, and the next navigation is refused', async () => {
    const reloaded = (await openDeepStack()).reload({ limits: { ...limits, onFull: 'refuse' } });
    await reloaded.idle();
    expect(reloaded.urls()).toHaveLength(10);
    expect(await reloaded.navigate('/list')).toBe('the page stack is full: 4 pages');
  });
});
