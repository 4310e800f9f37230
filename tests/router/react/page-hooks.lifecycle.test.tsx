import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedPage, useAppLog, useLifecycleLog } from '../../helpers/logged-page';
import { lookAway, openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(strict: boolean, url = '/') {
  const log: string[] = [];
  const Root = () => {
    useLifecycleLog('home', log);
    useAppLog(log);
    return <p>home</p>;
  };
  const app = await openApp(
    {
      strict,
      routes: {
        '/': page(Root, { tab: true }),
        '/me': loggedPage('me', log, { tab: true }),
        '/list': loggedPage('list', log),
        '/item/:id': loggedPage('item', log, { query: { n: 'number?' } }),
        '/other': loggedPage('other', log),
      },
    },
    { url },
  );
  /** What is heard from here on, up to the top page's ready where it is a new one. */
  const heard = async (run: () => Promise<unknown>, expected: readonly string[]) => {
    log.length = 0;
    await run();
    await until(() => expect(log.length).toBeGreaterThanOrEqual(expected.length));
    await app.settled();
    expect(log).toEqual(expected);
  };
  await until(() => expect(log.at(-1)).toMatch(/ready$/));
  return { app, log, heard };
}

describe.each([
  ['under StrictMode', true],
  ['without StrictMode', false],
])('[S4.1] the order of a page’s life, %s', (_name, strict) => {
  it('the first page loads, shows and is ready', async () => {
    const { log } = await open(strict, '/item/7?n=2');
    expect(log).toEqual(['item load {"n":2,"id":"7"}', 'item show navigate', 'item ready']);
  });

  it('navigate: the old page hides, the new one loads, shows and is ready', async () => {
    const { app, heard } = await open(strict);
    await heard(
      () => app.go('navigate', '/list'),
      ['home hide', 'list load', 'list show navigate', 'list ready'],
    );
  });

  it('back: the page unloads, the one below shows', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/list');
    await heard(() => app.back(), ['list unload', 'home show back']);
  });

  it('back by the visitor: the same', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/list');
    await heard(() => app.travel(-1), ['list unload', 'home show back']);
  });

  it('back 2: unloads from the top down, then the show', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/list');
    await app.go('navigate', '/item/1');
    await app.go('navigate', '/other');
    await heard(() => app.back(2), ['other unload', 'item unload', 'list show back']);
  });

  it('redirect: the old page unloads, the new one loads, shows and is ready', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/list');
    await heard(
      () => app.go('redirect', '/other'),
      ['list unload', 'other load', 'other show navigate', 'other ready'],
    );
  });

  it('relaunch: everything unloads from the top down, kept tabs too', async () => {
    const { app, heard } = await open(strict);
    await app.go('switchTab', '/me');
    await app.go('navigate', '/list');
    await heard(
      () => app.go('relaunch', '/other'),
      [
        'list unload',
        'me unload',
        'home unload',
        'other load',
        'other show navigate',
        'other ready',
      ],
    );
  });

  it('switchTab: the old tab hides, the new one loads the first time only', async () => {
    const { app, heard } = await open(strict);
    await heard(
      () => app.go('switchTab', '/me'),
      ['home hide', 'me load', 'me show tab', 'me ready'],
    );
    await heard(() => app.go('switchTab', '/'), ['me hide', 'home show tab']);
    await heard(() => app.go('switchTab', '/me'), ['home hide', 'me show tab']);
  });

  it('switchTab from a page: that page unloads, the tab below it was hidden already', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/list');
    await app.go('navigate', '/other');
    await heard(
      () => app.go('switchTab', '/me'),
      ['other unload', 'list unload', 'me load', 'me show tab', 'me ready'],
    );
  });

  it('forward: a page that was left comes back as a new one', async () => {
    const { app, heard } = await open(strict);
    await app.go('navigate', '/item/3');
    await app.travel(-1);
    await heard(
      () => app.travel(1),
      ['home hide', 'item load {"id":"3"}', 'item show forward', 'item ready'],
    );
  });

  it('[S4.2] the app out of view and back: page first when it goes, app first when it comes', async () => {
    const { heard } = await open(strict);
    await heard(async () => lookAway(true), ['home hide', 'app hide']);
    await heard(async () => lookAway(false), ['app show', 'home show app']);
  });

  it('[S4.2] the back/forward cache tells once, whichever events the browser sends', async () => {
    const { heard } = await open(strict);
    await heard(async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      lookAway(true);
    }, ['home hide', 'app hide']);
    await heard(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      lookAway(false);
    }, ['app show', 'home show app']);
  });
});
