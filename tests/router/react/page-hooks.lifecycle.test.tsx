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
  /** Expects exactly these events of one action, including the `ready` of a new page. */
  const expectEvents = async (run: () => Promise<unknown>, expected: readonly string[]) => {
    log.length = 0;
    await run();
    await until(() => expect(log.length).toBeGreaterThanOrEqual(expected.length));
    await app.settled();
    expect(log).toEqual(expected);
  };
  await until(() => expect(log.at(-1)).toMatch(/ready$/));
  return { app, log, expectEvents };
}

describe.each([
  ['under StrictMode', true],
  ['without StrictMode', false],
])('[S4.1] lifecycle events %s', (_name, strict) => {
  it('the first page hears load, show and ready', async () => {
    const { log } = await open(strict, '/item/7?n=2');
    expect(log).toEqual(['item load {"n":2,"id":"7"}', 'item show navigate', 'item ready']);
  });

  it('on navigate, the old page hears hide, and the new page hears load, show and ready', async () => {
    const { app, expectEvents } = await open(strict);
    await expectEvents(
      () => app.go('navigate', '/list'),
      ['home hide', 'list load', 'list show navigate', 'list ready'],
    );
  });

  it('on back, the page hears unload, and the page below hears show', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/list');
    await expectEvents(() => app.back(), ['list unload', 'home show back']);
  });

  it('on a back of the browser, the page hears unload, and the page below hears show', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/list');
    await expectEvents(() => app.travel(-1), ['list unload', 'home show back']);
  });

  it('on back by 2, the pages hear unload from the top down, and then the shown page hears show', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/list');
    await app.go('navigate', '/item/1');
    await app.go('navigate', '/other');
    await expectEvents(() => app.back(2), ['other unload', 'item unload', 'list show back']);
  });

  it('on redirect, the old page hears unload, and the new page hears load, show and ready', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/list');
    await expectEvents(
      () => app.go('redirect', '/other'),
      ['list unload', 'other load', 'other show navigate', 'other ready'],
    );
  });

  it('on relaunch, all pages hear unload from the top down, including kept tabs', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('switchTab', '/me');
    await app.go('navigate', '/list');
    await expectEvents(
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

  it('on switchTab, the old tab hears hide, and the new tab hears load the first time only', async () => {
    const { app, expectEvents } = await open(strict);
    await expectEvents(
      () => app.go('switchTab', '/me'),
      ['home hide', 'me load', 'me show tab', 'me ready'],
    );
    await expectEvents(() => app.go('switchTab', '/'), ['me hide', 'home show tab']);
    await expectEvents(() => app.go('switchTab', '/me'), ['home hide', 'me show tab']);
  });

  it('on switchTab from a page, the pages above the tab hear unload, and the hidden tab hears nothing', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/list');
    await app.go('navigate', '/other');
    await expectEvents(
      () => app.go('switchTab', '/me'),
      ['other unload', 'list unload', 'me load', 'me show tab', 'me ready'],
    );
  });

  it('on forward, a page that was closed opens as a new page', async () => {
    const { app, expectEvents } = await open(strict);
    await app.go('navigate', '/item/3');
    await app.travel(-1);
    await expectEvents(
      () => app.travel(1),
      ['home hide', 'item load {"id":"3"}', 'item show forward', 'item ready'],
    );
  });

  it('[S4.2] when the app is hidden the page hears it first, and when it is shown the app hears it first', async () => {
    const { expectEvents } = await open(strict);
    await expectEvents(async () => lookAway(true), ['home hide', 'app hide']);
    await expectEvents(async () => lookAway(false), ['app show', 'home show app']);
  });

  it('[S4.2] with the back/forward cache every event comes once, whichever events the browser sends', async () => {
    const { expectEvents } = await open(strict);
    await expectEvents(async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      lookAway(true);
    }, ['home hide', 'app hide']);
    await expectEvents(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      lookAway(false);
    }, ['app show', 'home show app']);
  });
});
