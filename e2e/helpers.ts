import { test as base, expect } from '@playwright/test';
import { type App, createApp } from './support/app';
import { openBrowserHistory } from './support/browser-history';
import { installFrameRecorder } from './support/frames';
import { createTraps, type Traps } from './support/traps';
import { type Variant, variantNamed } from './variants.mjs';

export { expect } from '@playwright/test';
export type { App, Operation } from './support/app';
export { SITE_X, startAtSiteX } from './support/browser-history';
export { breakChunk, chunkOf, holdChunk } from './support/chunks';
export type { Frame } from './support/frames';
export { violations } from './support/violations';
export { withOptions } from './support/options';
export { setVisibility } from './support/visibility';

export type FixtureOptions = { variant: Variant };

type Fixtures = FixtureOptions & {
  traps: Traps;
  app: App;
  browserHistory: Awaited<ReturnType<typeof openBrowserHistory>>;
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
