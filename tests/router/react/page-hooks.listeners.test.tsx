import { usePageHide, usePageLoad, usePageShow, usePageUnload } from 'portico';
import { use, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { loggedPage, useLifecycleLog } from '../../helpers/logged-page';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['under StrictMode', true],
  ['without StrictMode', false],
])('[S4.1] listeners in the components of a page, %s,', (_name, strict) => {
  it('hear each event of the page exactly once, at every depth', async () => {
    const log: string[] = [];
    const Leaf = () => {
      useLifecycleLog('leaf', log);
      return <p>leaf</p>;
    };
    const Branch = () => {
      useLifecycleLog('branch', log);
      return <Leaf />;
    };
    const Deep = () => {
      useLifecycleLog('page', log);
      return <Branch />;
    };
    const routes = { '/': loggedPage('home', []), '/deep': page(Deep) };
    const app = await openApp({ strict, routes });
    await app.go('navigate', '/deep');
    await app.go('navigate', '/');
    await app.back();
    await app.back();
    for (const name of ['page', 'branch', 'leaf']) {
      expect(log.filter((line) => line.startsWith(name))).toEqual([
        `${name} load`,
        `${name} show navigate`,
        `${name} ready`,
        `${name} hide`,
        `${name} show back`,
        `${name} unload`,
      ]);
    }
  });

  it('hear only later events if they are mounted later', async () => {
    const log: string[] = [];
    const Panel = () => {
      useLifecycleLog('panel', log);
      return <p>panel</p>;
    };
    const Opening = () => {
      const [open, setOpen] = useState(false);
      return open ? <Panel /> : <button onClick={() => setOpen(true)}>Open</button>;
    };
    const app = await openApp({
      strict,
      routes: { '/': page(Opening), '/list': loggedPage('list', []) },
    });
    app.element.querySelector<HTMLElement>('[data-page-content] button')?.click();
    await until(() => expect(app.element.textContent).toContain('panel'));
    await app.go('navigate', '/list');
    await app.back();
    expect(log).toEqual(['panel hide', 'panel show back']);
  });

  it('hear load and show when the data of a suspended page is there', async () => {
    const log: string[] = [];
    const data = createDeferred<string>();
    const Waiting = () => {
      const text = use(data.promise);
      useLifecycleLog('waiting', log);
      return <p>{text}</p>;
    };
    const app = await openApp({
      strict,
      routes: { '/': loggedPage('home', []), '/waiting': page(Waiting) },
    });
    await app.go('navigate', '/waiting');
    await wait(50);
    expect(log).toEqual([]);
    data.resolve('here');
    await until(() =>
      expect(log).toEqual(['waiting load', 'waiting show navigate', 'waiting ready']),
    );
    expect(app.element.textContent).toContain('here');
  });

  it('hear nothing if the code of the page never loads before it closes', async () => {
    const log: string[] = [];
    const code = createDeferred();
    const Slow = () => {
      useLifecycleLog('slow', log);
      return <p>slow</p>;
    };
    const load = async () => {
      await code.promise;
      return { default: Slow };
    };
    const app = await openApp({
      strict,
      routes: { '/': loggedPage('home', log), '/slow': { load } },
    });
    await app.go('navigate', '/slow');
    await app.back();
    code.resolve();
    await wait(50);
    expect(log.filter((line) => line.startsWith('slow'))).toEqual([]);
    expect(log).toEqual([
      'home load',
      'home show navigate',
      'home ready',
      'home hide',
      'home show back',
    ]);
  });

  it('hear unload once when a hidden page leaves the stack', async () => {
    const log: string[] = [];
    const app = await openApp({
      strict,
      routes: {
        '/': loggedPage('home', []),
        '/a': loggedPage('a', log),
        '/b': loggedPage('b', log),
      },
    });
    await app.go('navigate', '/a');
    await app.go('navigate', '/b');
    log.length = 0;
    await app.travel(-2);
    expect(log).toEqual(['b unload', 'a unload']);
    await wait(50);
    expect(log).toHaveLength(2);
  });

  it('read the newest state of their component', async () => {
    const counts: number[] = [];
    const Counter = () => {
      const [count, setCount] = useState(0);
      usePageHide(() => void counts.push(count));
      return <button onClick={() => setCount(count + 1)}>Count</button>;
    };
    const app = await openApp({
      strict,
      routes: { '/': page(Counter), '/list': loggedPage('list', []) },
    });
    const button = app.element.querySelector<HTMLElement>('[data-page-content] button');
    button?.click();
    await wait(0);
    button?.click();
    await wait(0);
    await app.go('navigate', '/list');
    expect(counts).toEqual([2]);
  });
});

it('[S4.1] a listener that throws is reported, and the other listeners still hear every event', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const log: string[] = [];
  const fail = (what: string) => {
    throw new Error(`broken ${what}`);
  };
  const Broken = () => {
    usePageLoad(() => fail('load'));
    usePageShow(() => fail('show'));
    usePageHide(() => fail('hide'));
    usePageUnload(() => fail('unload'));
    useLifecycleLog('broken', log);
    return <p>broken</p>;
  };
  const app = await openApp({
    routes: {
      '/': loggedPage('home', log),
      '/broken': page(Broken),
      '/next': loggedPage('next', log),
    },
  });
  await app.go('navigate', '/broken');
  await until(() => expect(log.at(-1)).toBe('broken ready'));
  await app.go('redirect', '/next');
  await until(() => expect(log.at(-1)).toBe('next ready'));
  expect(log).toEqual([
    ...['home load', 'home show navigate', 'home ready', 'home hide'],
    ...['broken load', 'broken show navigate', 'broken ready', 'broken unload'],
    ...['next load', 'next show navigate', 'next ready'],
  ]);
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    'broken load',
    'broken show',
    'broken unload',
  ]);
});
