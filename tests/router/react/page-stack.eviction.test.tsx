import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLifecycleLog } from '../../helpers/logged-page';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

/** Mounts at most three pages. Popstate events come at once, so that a test can make several moves in one task. */
async function open(log: string[], guard: object = {}) {
  const Plain = () => <p>plain</p>;
  function Counter() {
    const [count, setCount] = useState(0);
    useLifecycleLog('counter', log);
    return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
  }
  const routes = {
    '/': page(Plain),
    '/counter': page(Counter, guard),
    '/a': page(Plain),
    '/b': page(Plain),
  };
  const app = await openApp({ routes, router: { liveCap: 3 } }, { schedule: (task) => task() });
  for (const url of ['/a', '/b']) await app.platform.preload({ url });
  await app.go('navigate', '/counter');
  screen.getByRole('button', { name: 'Count 0' }).click();
  await screen.findByRole('button', { name: 'Count 1' });
  await until(() => expect(log).toContain('counter ready'));
  log.length = 0;
  return app;
}

const EVENTS_OF_REMOUNT = [
  'counter hide',
  'counter unload',
  'counter load',
  'counter show back',
  'counter ready',
];

it('[S4.1] an evicted page that is mounted again has new state, and hears one unload for each load', async () => {
  const log: string[] = [];
  const app = await open(log);
  for (const url of ['/a', '/b']) await app.go('navigate', url);
  expect(document.querySelectorAll('[data-page]')).toHaveLength(3);
  await app.back(2);
  expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
  await until(() => expect(log).toEqual(EVENTS_OF_REMOUNT));
});

it('[S4.1] a page that is evicted and mounted again before the next rendering has new state too', async () => {
  const log: string[] = [];
  const app = await open(log);
  for (const url of ['/a', '/b']) app.history.visit(url);
  app.history.travel(-2);
  expect(app.stack()).toBe('/ > /counter');
  expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
  await until(() => expect(log).toEqual(EVENTS_OF_REMOUNT));
});

it('a page with a leave guard keeps its state, because other pages are evicted first', async () => {
  const app = await open([], { beforeLeave: () => true });
  for (const url of ['/a', '/b']) await app.go('navigate', url);
  expect(document.querySelectorAll('[data-page]')).toHaveLength(3);
  await app.back(2);
  expect(await screen.findByRole('button', { name: 'Count 1' })).toBeTruthy();
});
