/** @module-tag long */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEnv } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';
import { permitLocation } from '../helpers/permit-location';
import { callsOf, troublesOf } from '../helpers/try-call';

/** Every call of the platform in a real browser, apart from those of the navigator: they need none. */
function start() {
  const fake = fakePlatform({ env: createEnv(window) });
  const platform = createPlatform(fake.context, {} as Navigator);
  return { platform, nudge: fake.leave, end: () => fake.context.life.abort() };
}

const NAVIGATION = /^(navigate|redirect|relaunch|reLaunch|switchTab|back|open$|preload|pages)/;

// A question that nobody answers stays open, as it should.
beforeAll(() => permitLocation('denied'));
afterAll(() => permitLocation('prompt'));

beforeEach(() => {
  // Windows of their own would outlive the test.
  vi.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

it.each(callsOf(start().platform).filter((name) => !NAVIGATION.test(name)))(
  '%s survives any argument in a browser',
  async (name) => {
    const { platform, nudge, end } = start();
    // Listeners that throw would stay in the document, which other tests share.
    onTestFinished(end);
    expect(await troublesOf(platform, name, nudge)).toEqual([]);
  },
  30_000,
);
