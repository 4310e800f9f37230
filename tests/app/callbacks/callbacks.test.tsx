import { screen } from '@testing-library/react';
import { type ErrorOrigin, useBackLayer } from 'portico';
import { expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { habits, mistake } from '../../components/callbacks/habits';
import { openApp, page } from '../../helpers/open-app';
import { until, untilTrue } from '../../helpers/waiting';
import { config as configuration, undriven } from './config';
import { type AppDriver, Empty, type Origin } from './driver';
import { hooks } from './hooks';

declare module 'vitest/browser' {
  interface BrowserCommands {
    readCallbacks: () => Promise<string[]>;
  }
}

const drivers: Readonly<Record<string, AppDriver>> = { ...hooks, ...configuration };

/** Milliseconds. */
const SOON = 5000;

function originOf({ origin }: AppDriver, habit: string): Origin {
  if ('throws' in origin) return habit === 'throws' ? origin.throws : origin.rejects;
  return origin;
}

async function drive(driver: AppDriver, habit: string) {
  const { config, options, act, answer, reports = 'each', afterMistake, afterAnswer } = driver;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard: (readonly [unknown, string, string | null])[] = [];
  let calls = 0;
  let isOver = false;
  const callback = () => {
    if (isOver) return answer;
    calls += 1;
    return habits[habit]?.(answer);
  };
  const onError = (error: unknown, { source, page: at }: ErrorOrigin) =>
    void heard.push([error, source, at?.url ?? null]);
  const app = await openApp({ ...config(callback), onError }, { whole: false, ...options });
  await act?.(app);
  await untilTrue(() => calls > 0, SOON);

  const isMistake = habit === 'throws' || habit === 'rejects';
  const expected = () =>
    Array.from({ length: reports === 'each' ? calls : 1 }, () => [
      mistake,
      ...originOf(driver, habit),
    ]);
  await until(() => expect(heard).toEqual(isMistake ? expected() : []), SOON);
  await (isMistake ? afterMistake : afterAnswer)?.(app);

  // The app goes on. The callback is right from now on: a guard would keep the user here.
  isOver = true;
  await app.platform.navigate({ url: '/last' });
  await screen.findByText('the last page');
  await app.settled();
  expect(heard).toEqual(isMistake ? expected() : []);
  // The browser writes a rejection that nobody handles itself.
  const others = log.mock.calls.filter(
    ([error]) => error !== mistake && !(error instanceof PromiseRejectionEvent),
  );
  expect(others).toEqual([]);
  expect(app.element.textContent).not.toContain('unreachable');
  app.unmount();
  expect(heard).toEqual(isMistake ? expected() : []);
  vi.restoreAllMocks();
}

const rowsOf = (...names: readonly string[]) =>
  Object.keys(drivers).flatMap((path) => names.map((habit) => [path, habit] as const));

it.each(rowsOf('throws', 'rejects'))(
  '%s that %s is reported once, and the app goes on',
  async (path, habit) => drive(drivers[path] as AppDriver, habit),
);

it.each(rowsOf('returns a value', 'is async'))(
  '%s that %s changes nothing, and the app goes on',
  { tags: ['long'] },
  async (path, habit) => drive(drivers[path] as AppDriver, habit),
);

it('a layer that stays open after an error of its `close` gets the next Back too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let calls = 0;
  const Page = () => {
    useBackLayer(true, () => {
      calls += 1;
      throw mistake;
    });
    return <p>a page</p>;
  };
  const app = await openApp({ routes: { '/': page(Empty), '/page': page(Page) } });
  await app.go('navigate', '/page');
  for (const backs of [1, 2]) {
    await untilTrue(() => app.history.index === 2, SOON);
    app.history.travel(-1);
    await untilTrue(() => calls === backs, SOON);
  }
  expect(app.stack()).toBe('/ > /page');
});

it('every callback of a hook and of the configuration has a driver', {
  tags: ['long'],
}, async () => {
  const all = (await commands.readCallbacks()).filter((path) => !/^[A-Z]/.test(path));
  const known = Object.keys(drivers);
  const isKnown = (path: string) =>
    known.includes(path) || Object.keys(undriven).some((start) => path.startsWith(start));
  const missing = all.filter((path) => !isKnown(path));
  expect(missing.map((path) => `add a driver for ${path}`)).toEqual([]);
  expect(known.filter((path) => !all.includes(path))).toEqual([]);
});
