import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { ErrorBoundary } from '@/shared/error-boundary';
import type { ErrorOrigin } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';
import { DRAWN, type Driver, type Entries } from './driver';
import { fields } from './fields';
import { habits, mapCallbacks, mistake } from './habits';
import { layers } from './layers';
import { views } from './views';
import { withoutMotion } from '../crossings/driver';

declare module 'vitest/browser' {
  interface BrowserCommands {
    readCallbacks: () => Promise<string[]>;
  }
}

const entries: Entries = { ...fields, ...layers, ...views };

/** The platform's call gets the request. A client is the platform's own, and a query is that of its library. */
const undriven = /^Upload\.request\.|\.client\.|^DataList\.query\./;

beforeEach(withoutMotion);
afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => document.body.childElementCount === 0);
  vi.restoreAllMocks();
});

async function drive(driver: Driver, habit: (answer: unknown) => unknown) {
  const reported: [error: unknown, origin: ErrorOrigin | undefined][] = [];
  const crashes: unknown[] = [];
  let calls = 0;
  const callback = () => {
    calls += 1;
    return habit(driver.answer);
  };
  render(
    <ReportContext value={(error, origin) => reported.push([error, origin])}>
      <ErrorBoundary onError={(error) => crashes.push(error)} fallback={() => 'The page crashed'}>
        {driver.ui(callback)}
      </ErrorBoundary>
    </ReportContext>,
  );
  await driver.act?.();
  await expect.poll(() => calls, { timeout: 3000 }).toBeGreaterThan(0);
  return { reported, crashes, calls: () => calls };
}

const driven = Object.entries(entries).filter(
  (entry): entry is [string, Driver] => entry[1] !== DRAWN,
);

it.each(driven)('%s may throw, reject, return a value and be async', async (_name, driver) => {
  for (const [habit, run] of Object.entries(habits)) {
    const { reported, crashes, calls } = await drive(driver, run);
    const isMistake = habit === 'throws' || habit === 'rejects';
    await expect.poll(() => reported.length, { timeout: 3000 }).toBe(isMistake ? calls() : 0);
    expect([habit, crashes]).toEqual([habit, []]);
    for (const [error, origin] of reported)
      expect([habit, error, origin?.source]).toEqual([habit, mistake, 'callback']);
    cleanup();
    vi.restoreAllMocks();
    await vi.waitUntil(() => document.body.childElementCount === 0);
  }
});

it('every callback of a component has a driver', { tags: ['long'] }, async () => {
  const all = (await commands.readCallbacks()).filter((path) => /^[A-Z]/.test(path));
  const known = [...Object.keys(entries), ...mapCallbacks.map((name) => `MapView.${name}`)];
  const missing = all.filter((path) => !known.includes(path) && !undriven.test(path));
  expect(missing.map((path) => `add a driver for ${path}`)).toEqual([]);
  expect(known.filter((path) => !all.includes(path))).toEqual([]);
});
