import { describe, expect, it } from 'vitest';
import type { HistoryDriver } from '@/router/history/history-driver';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { openStack, travel, visit } from '../../helpers/open-stack';
import type { TestApp } from '../../helpers/test-app';

const step = async (app: TestApp, url: string) => {
  app.nav.step(url, 'push');
  await app.idle();
};

const reload = async (app: TestApp) => {
  app.nav.memory.flush();
  const reloaded = app.reload();
  await reloaded.idle();
  reloaded.log.length = 0;
  return reloaded;
};

/** The browser moves, and the app hears nothing of it while `isPaused`. */
function withPausedPopstates() {
  const control = { isPaused: false };
  const wrap = (driver: HistoryDriver): HistoryDriver => ({
    ...driver,
    listen: (deliver) =>
      driver.listen((entry) => {
        if (!control.isPaused) deliver(entry);
      }),
  });
  return { control, options: { wrap } };
}

type Case = readonly [
  name: string,
  pages: readonly string[],
  replace: (app: TestApp) => Promise<unknown>,
  urls: readonly string[],
  at: number,
];

const cases: readonly Case[] = [
  ['relaunch', ['/list', '/item/1', '/item/2'], (app) => app.relaunch('/pick'), ['/pick'], 0],
  ['switchTab from a depth', ['/list', '/item/1'], (app) => app.switchTab('/me'), ['/me'], 0],
  [
    'switchTab from a depth to the tab below',
    ['/list', '/item/1'],
    (app) => app.switchTab('/'),
    ['/'],
    0,
  ],
  [
    'switchTab after Back to the tab',
    ['/list', '/item/1'],
    async (app) => {
      await travel(app, -2);
      await app.switchTab('/me');
    },
    ['/me'],
    0,
  ],
  [
    'redirect after Back',
    ['/list', '/item/1', '/item/2'],
    async (app) => {
      await travel(app, -2);
      await app.redirect('/pick');
    },
    ['/', '/pick'],
    1,
  ],
  [
    'redirect of a page with address steps',
    ['/item/1'],
    async (app) => {
      await step(app, '/item/1?n=1');
      await step(app, '/item/1?n=2');
      await app.redirect('/list');
    },
    ['/', '/list'],
    1,
  ],
  [
    'relaunch from the first page after back',
    ['/list', '/item/1'],
    async (app) => {
      await app.back(2);
      await app.back();
    },
    ['/'],
    0,
  ],
];

describe.each(cases)('after %s, the history entries in front', (_, pages, replace, urls, at) => {
  const open = async () => {
    const { control, options } = withPausedPopstates();
    const app = await openStack(pages, {}, options);
    await replace(app);
    app.log.length = 0;
    expect(app.urls()).toEqual(urls);
    return Object.assign(app, { control });
  };
  const expectUnmoved = (app: TestApp) => {
    expect(app.urls()).toEqual(urls);
    expect(app.history().at).toBe(at);
    expect(app.log).toEqual([]);
  };

  it('are dead: Forward comes back at once, and no page notices', async () => {
    const app = await open();
    for (let distance = 1; distance < app.history().urls.length - at; distance += 1) {
      await travel(app, distance);
      expectUnmoved(app);
    }
  });

  it('are dead after a reload', async () => {
    const app = await reload(await open());
    await travel(app, 1);
    expectUnmoved(app);
  });

  it('are dead when Forward is pressed twice at once', async () => {
    const app = await open();
    app.driver.travel(1);
    app.driver.travel(1);
    await app.idle();
    expectUnmoved(app);
  });

  it('are dead after the back/forward cache restored the document on one of them', async () => {
    const app = await open();
    app.control.isPaused = true;
    await travel(app, 1);
    app.control.isPaused = false;
    app.nav.restored();
    await app.idle();
    expectUnmoved(app);
  });

  it('go when the next page opens, and Back leads to the page that stayed', async () => {
    const app = await open();
    await travel(app, 1);
    await app.navigate('/item/9');
    expect(app.history()).toMatchObject({ at: at + 1 });
    expect(app.history().urls).toHaveLength(at + 2);
    await travel(app, -1);
    expect(app.urls()).toEqual(urls);
    await travel(app, 1);
    expect(app.urls()).toEqual([...urls, '/item/9']);
  });

  it('go when the user types an address', async () => {
    const app = await open();
    await visit(app, '/item/9');
    await travel(app, -1);
    await travel(app, 1);
    expect(app.urls()).toEqual([...urls, '/item/9']);
  });
});

describe('dead entries below a new entry', () => {
  /** The address of a dead entry gets a fragment before the app has left the entry. */
  const anchorAt = async (distance: number) => {
    const tasks: (() => void)[] = [];
    const app = await openStack(['/list', '/item/1', '/item/2'], {}, { tasks });
    await app.relaunch('/pick');
    app.driver.travel(distance);
    tasks.shift()?.();
    await visit(app, `${app.driver.current().url}#part`);
    return app;
  };

  it.each([1, 2, 3])('%i in front do not open by Back', async (distance) => {
    const app = await anchorAt(distance);
    const [, opened = ''] = app.urls();
    expect(app.urls()).toEqual(['/pick', `${app.driver.entries[distance]?.url}#part`]);
    for (let at = distance; at >= 0; at -= 1) {
      await travel(app, -1);
      expect([app.urls(), app.history().at]).toEqual([['/pick'], at]);
    }
    await travel(app, distance + 1);
    expect(app.urls()).toEqual(['/pick', opened]);
  });

  it('do not open when the browser still travels back from the new entry', async () => {
    const app = await openStack(['/list', '/item/1']);
    await app.relaunch('/pick');
    app.driver.travel(1);
    await app.endNextTravel();
    await visit(app, '/list#part');
    expect([app.urls(), app.history().at]).toEqual([['/pick', '/list#part'], 2]);
  });

  it('do not open when the browser still travels back from a tab whose address was typed', async () => {
    const app = await openStack(['/list']);
    await app.back();
    await app.redirect('/list');
    app.driver.travel(1);
    await app.endNextTravel();
    await visit(app, '/');
    expect(app.urls()).toEqual(['/']);
    expect(app.history()).toEqual({ urls: ['/list', '/list', '/'], at: 2 });
    expect(await app.navigate('/item/1')).toBe('/item/1');
    await travel(app, -1);
    expect([app.urls(), app.history().at]).toEqual([['/'], 2]);
  });

  it('do not open by Back after a reload', async () => {
    const app = await reload(await anchorAt(2));
    for (let at = 2; at >= 0; at -= 1) {
      await travel(app, -1);
      expect([app.urls(), app.history().at]).toEqual([['/pick'], at]);
    }
  });
});

describe('dead entries', () => {
  const openRedirected = async () => {
    const app = await openStack(['/list', '/item/1', '/item/2', '/item/3']);
    await travel(app, -1);
    await app.redirect('/pick');
    expect(app.history().urls).toEqual(['/', '/list', '/item/1', '/pick', '/item/3']);
    return app;
  };

  it('stay dead while pages that Back closes open again by Forward', async () => {
    const app = await openRedirected();
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, 3);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick']);
  });

  it('stay dead after Back and a reload, and the live ones stay live', async () => {
    const first = await openRedirected();
    await travel(first, -2);
    const app = await reload(first);
    await travel(app, 3);
    expect(app.urls()).toEqual(['/', '/list']);
    await travel(app, 2);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick']);
  });

  it('are no more when a document begins on an older entry, and newer entries open', async () => {
    const first = await openRedirected();
    await first.navigate('/item/8');
    await first.navigate('/item/9');
    // The entry was last written when the entry in front of it was dead.
    first.driver.travel(-2);
    first.stop();
    await first.endNextTravel();
    const app = await reload(first);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick', '/item/8']);
    await travel(app, 1);
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/pick', '/item/8', '/item/9']);
  });

  it('do not cancel a pending navigation', async () => {
    let answer = (_: boolean) => {};
    const beforeEnter = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const load = async () => ({ default: () => null });
    const app = await openStack(['/list', '/item/1'], { '/slow': { load, beforeEnter } });
    await app.relaunch('/pick');
    const opening = app.nav.go('navigate', { to: { url: '/slow' } });
    await travel(app, 1);
    answer(true);
    await app.idle();
    expect(await opening).toMatchObject({ url: '/slow' });
    expect(app.urls()).toEqual(['/pick', '/slow']);
    expect(app.history()).toEqual({ urls: ['/pick', '/slow'], at: 1 });
  });

  it('keep the layers of the page open', async () => {
    const app = await openStack(['/list', '/item/1']);
    await app.relaunch('/pick');
    const causes: string[] = [];
    app.nav.openLayer((cause) => causes.push(cause));
    await app.idle();
    await travel(app, 1);
    expect(causes).toEqual([]);
    await travel(app, -1);
    expect(causes).toEqual(['back']);
    expect(app.urls()).toEqual(['/pick']);
  });

  it('are dead if the whole app has one history entry of the browser', async () => {
    const app = await openStack(['/list', '/item/1'], {}, { wrap: createReplaceOnlyHistory });
    await app.back();
    await app.redirect('/pick');
    app.nav.travel(1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/pick']);
  });
});
