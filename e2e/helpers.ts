import { test as base, expect } from '@playwright/test';
import { type BrowserHistory, openBrowserHistory } from 'portico/testing';
import { type App, createApp } from './support/app';
import { installFrameRecorder } from './support/frames';
import { createTraps, type Traps } from './support/traps';
import { type Variant, variantNamed } from './variants.mjs';

export { expect } from '@playwright/test';
export { setVisibility } from 'portico/testing';
export type { Variant } from './variants.mjs';
export type { App, Operation } from './support/app';
export { SITE_X, startAtSiteX } from './support/site-x';
export { breakChunk, chunkOf, holdChunk, stretchDelay } from './support/chunks';
export type { Traps } from './support/traps';
export type { Frame } from './support/frames';
export { violations } from './support/violations';
export { withOptions } from './support/options';

export type FixtureOptions = { variant: Variant };

type Fixtures = FixtureOptions & {
  traps: Traps;
  app: App;
  browserHistory: BrowserHistory;
  frames: Awaited<ReturnType<typeof installFrameRecorder>>;
};

export const test = base.extend<Fixtures>({
  variant: [variantNamed('path'), { option: true }],
  traps: [
    async ({ context, variant }, provide) => {
      const traps = createTraps(`http://localhost:${variant.port}`);
      await traps.watch(context);
      await provide(traps);
      expect(traps.problems(), 'errors, CSP violations, foreign requests').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, variant, userAgent }, provide) => {
    await provide(createApp(page, variant, userAgent ?? ''));
  },
  browserHistory: async ({ page }, provide) => {
    await provide(await openBrowserHistory(page));
  },
  frames: async ({ page }, provide) => {
    await provide(await installFrameRecorder(page));
  },
});
