import { describe, expect, it } from 'vitest';
import { keepOneEntry } from '@/router/history/one-entry-history';
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

async function step(app: TestApp, url: string, how: 'push' | 'replace' = 'push') {
  app.nav.step(url, how);
  await app.idle();
}

async function reload(app: TestApp) {
  app.nav.memory.flush();
  const after = app.reload();
  await after.idle();
  return after;
}

const same = async (app: TestApp) => app;

describe('[S8.5] a tab that was switched above the armed exit prompt', () => {
  describe.each([
    ['in the same document', same],
    ['after a reload', reload],
  ])('%s', (_, continued) => {
    it('is the tab that the browser’s back from a page leads to', async () => {
      const first = await open();
      await touch(first);
      await first.switchTab('/me');
      await first.navigate('/list');
      const app = await continued(first);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/me']);
      expect(app.history()).toEqual({ urls: ['/me', '/list'], at: 0 });
      expect(app.warnings.count).toBe(0);
    });

    it('is the tab below several pages, for back by call, by browser and by a jump', async () => {
      const first = await open();
      await touch(first);
      await first.switchTab('/me');
      for (const url of ['/list', '/item/1', '/item/2']) await first.navigate(url);
      const app = await continued(first);
      await app.back();
      await travel(app, -2);
      expect(app.urls()).toEqual(['/me']);
      await travel(app, 1);
      expect(app.urls()).toEqual(['/me', '/list']);
      await app.back();
      expect(app.urls()).toEqual(['/me']);
      expect(app.history().urls[0]).toBe('/me');
    });

    it('keeps the query that it was given above the prompt', async () => {
      const first = await open();
      await touch(first);
      await step(first, '/?a=1', 'replace');
      await first.navigate('/list');
      const app = await continued(first);
      await travel(app, -1);
      expect(app.urls()).toEqual(['/?a=1']);
      expect(app.driver.current().url).toBe('/?a=1');
    });

    it('is shown after steps in the first tab as well', async () => {
      const first = await open();
      await touch(first);
      await step(first, '/?a=1');
      await step(first, '/?a=2');
      await first.switchTab('/me');
      expect(first.history()).toMatchObject({ at: 1 });
      const app = await continued(first);
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

  it('may be armed again after back, and asks then', async () => {
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
  it('names the address that its page was given meanwhile, once a page has taken the layer over', async () => {
    const app = await open();
    await app.navigate('/item/1');
    app.nav.openLayer(() => {});
    await app.idle();
    await step(app, '/item/1?n=1', 'replace');
    await app.navigate('/list');
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/list'], at: 2 });
    const after = await reload(app);
    await travel(after, -1);
    expect(after.urls()).toEqual(['/', '/item/1?n=1']);
    expect(after.history().urls[1]).toBe('/item/1?n=1');
  });

  it('is not skipped for a step that was made above the layer', async () => {
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
    ['a call', (app: TestApp) => app.back()],
    ['the browser', (app: TestApp) => travel(app, -1)],
  ])(
    'is shown with its latest step after back by %s; one more back undoes one step',
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

  it('lets forward lead on, step by step and to the page above', async () => {
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

  it('the same after a reload of the page above', async () => {
    const app = await openSteps();
    await app.navigate('/list');
    const after = await reload(app);
    await after.back();
    expect(after.urls()).toEqual(['/', '/item/1?n=2']);
    await travel(after, -1);
    expect(after.urls()).toEqual(['/', '/item/1?n=1']);
  });

  it('goes over all steps to the page below by one back by call', async () => {
    const app = await openSteps();
    expect(await app.back()).toBe('/');
    expect(app.history()).toMatchObject({ at: 0 });
  });

  it('that was redirected does not come back by forward', async () => {
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

  it('keeps its steps in one entry for the whole app', async () => {
    const app = await openSteps({ wrap: keepOneEntry });
    await app.navigate('/list');
    await app.back();
    expect(app.urls()).toEqual(['/', '/item/1?n=2']);
    app.nav.forward(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1?n=1']);
  });
});

describe('[S2.1] a tab that was left with a query', () => {
  it('has it again when it is shown by its key: page, address bar, reload', async () => {
    const app = await open('/me');
    await step(app, '/me?filter=x#top', 'replace');
    await app.switchTab('/');
    expect(await app.switchTab('/me')).toBe('/me?filter=x#top');
    expect(app.driver.current().url).toBe('/me?filter=x#top');
    const after = await reload(app);
    expect(after.urls()).toEqual(['/me?filter=x#top']);
  });

  it('has it again although the app was reloaded on another tab', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    const after = await reload(app);
    expect(await after.switchTab('/me')).toBe('/me?filter=x');
    expect(after.log.filter((line) => line.includes('/me'))).toEqual([
      '/me?filter=x:load',
      '/me?filter=x:show:tab',
      '/me?filter=x:ready',
    ]);
  });

  it('takes the query that the call names', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    expect(await app.switchTab('/me?filter=y')).toBe('/me?filter=y');
    expect(await app.switchTab('/me#part')).toBe('/me#part');
  });

  it('starts without one after relaunch', async () => {
    const app = await open('/me?filter=x');
    await app.switchTab('/');
    await app.relaunch('/list');
    expect(await app.switchTab('/me')).toBe('/me');
  });

  it('stays as it is, steps included, when its tab is tapped while it is on show', async () => {
    const app = await open('/me');
    await step(app, '/me?filter=x');
    expect(await app.switchTab('/me')).toBe('/me?filter=x');
    expect(app.history()).toEqual({ urls: ['/me', '/me?filter=x'], at: 1 });
    await travel(app, -1);
    expect(app.urls()).toEqual(['/me']);
  });

  it('closes what is open above it when its tab is called while it is on show', async () => {
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
  const deep = async () => {
    const app = await open();
    for (let page = 1; page <= 9; page += 1) await app.navigate(`/item/${page}`);
    return app;
  };
  const limits = { live: 10, stack: 4, onFull: 'drop-oldest' } as const;

  it('shrinks the restored stack to the root and the newest pages', async () => {
    const after = (await deep()).reload({ limits });
    await after.idle();
    expect(after.urls()).toEqual(['/', '/item/7', '/item/8', '/item/9']);
    await after.navigate('/list');
    expect(after.urls()).toEqual(['/', '/item/8', '/item/9', '/list']);
  });

  it('loses no page: back finds each one on its entry', async () => {
    const after = (await deep()).reload({ limits });
    await after.idle();
    for (let page = 8; page >= 1; page -= 1) {
      expect(await after.back()).toBe(`/item/${page}`);
      expect(after.urls().length).toBeLessThanOrEqual(4);
    }
    expect(await after.back()).toBe('/');
  });

  it('takes no page away where a full stack refuses, and refuses the next one', async () => {
    const after = (await deep()).reload({ limits: { ...limits, onFull: 'refuse' } });
    await after.idle();
    expect(after.urls()).toHaveLength(10);
    expect(await after.navigate('/list')).toBe('the page stack is full: 4 pages');
  });
});
