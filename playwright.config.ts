import { defineConfig, devices } from '@playwright/test';
import type { FixtureOptions } from './e2e/helpers';
import { variantNamed } from './e2e/variants.mjs';
import { findBrowser } from './scripts/find-browser.mjs';
import { full } from './scripts/full.mjs';

const executablePath = findBrowser();
const showcase = 'http://localhost:4320/';

const phones = {
  iphone: devices['iPhone 15'],
  pixel: devices['Pixel 7'],
};
type Phone = keyof typeof phones;

const on = (phone: Phone) => ({
  ...phones[phone],
  browserName: 'chromium' as const,
  defaultBrowserType: 'chromium' as const,
});

type Motion = 'no-preference' | 'reduce';

/** The fixture app: the first build with everything, the other ones with the core behaviours. */
function fixtureProject(
  name: string,
  [phone, variant, motion]: readonly [Phone, string, Motion],
  testMatch: RegExp,
  ...testIgnore: RegExp[]
) {
  return {
    name,
    testMatch,
    testIgnore: [/showcase\//, /kit\//, ...testIgnore],
    use: {
      ...on(phone),
      variant: variantNamed(variant),
      contextOptions: { reducedMotion: motion },
    },
  };
}

const everything = /\.spec\.ts$/;
const walks = /behaviours\/|random-walk/;
/** Where a transition in flight could matter; it costs 300 ms a step. */
const inMotion =
  /behaviours\/(exit|forward|lifecycle|lock|overlays|rapid|sleep|tabs|transitions|ua)|page-chrome|focus-and|location/;
/** What is left of that on the other phone in every run: what Android does otherwise. */
const inMotionSoon = /behaviours\/exit/;
/** What is about addresses, in every run; the rest does not know what they look like. */
const byAddress = /behaviours\/(forward|refresh|tabs)/;
/** Messaging apps' calls and oddities: how one is signed, and that every call ends everywhere, is in every run. */
const hostCalls = /host\/(calls|other-hosts|quirks|voices)/;
/** What few apps have and few changes touch. */
const rare = /behaviours\/(deep|replace-only|sleep|ua)|edge-swipe|hostile-targets|side-windows/;
const rareInShowcase = /showcase\/(location\.choose|components\.axe)/;
/** What StrictMode's doubled effects could break; the rest of the dev build is the same code. */
const underStrictMode = /behaviours\/lifecycle/;
const wholeShowcase = /showcase\/.*\.spec\.ts$/;
/** Both phones have the same markup and choosers: what is left are fingers, a camera, and Android's back. */
const byFinger = /showcase\/(components\.spec|scan|stack)/;
/** Every page in both themes and directions; one look at each, without the components, is in every run. */
const everyAxe = /showcase\/(components\.)?axe/;
const shortMatrix = [
  fixtureProject('iphone', ['iphone', 'path', 'reduce'], everything, hostCalls, rare),
  fixtureProject('pixel', ['pixel', 'path', 'no-preference'], inMotionSoon),
  fixtureProject('pixel-hash-app', ['pixel', 'hash-app', 'reduce'], byAddress),
  fixtureProject('iphone-dev', ['iphone', 'dev', 'no-preference'], underStrictMode),
];
/** Every behaviour on both phones in every variant, less what the short matrix has run. */
const longMatrix = [
  fixtureProject('iphone-path', ['iphone', 'path', 'no-preference'], inMotion),
  fixtureProject('pixel-path', ['pixel', 'path', 'reduce'], everything, inMotion),
  fixtureProject('pixel-path-moving', ['pixel', 'path', 'no-preference'], inMotion, inMotionSoon),
  fixtureProject('iphone-hash-app', ['iphone', 'hash-app', 'no-preference'], walks),
  fixtureProject('pixel-hash-app', ['pixel', 'hash-app', 'reduce'], walks, byAddress),
  fixtureProject('iphone-dev', ['iphone', 'dev', 'no-preference'], walks, underStrictMode),
  fixtureProject('pixel-dev', ['pixel', 'dev', 'reduce'], walks),
  // Motion has nothing to do with addresses: it was on in the builds above.
  ...['path-app', 'hash'].flatMap((variant) => [
    fixtureProject(`iphone-${variant}`, ['iphone', variant, 'reduce'], walks),
    fixtureProject(`pixel-${variant}`, ['pixel', variant, 'reduce'], walks),
  ]),
];
const showcaseProject = (phone: Phone, testMatch: RegExp, ...testIgnore: RegExp[]) => ({
  name: `showcase-${phone}`,
  testMatch,
  testIgnore,
  use: { ...on(phone), baseURL: showcase },
});
/** The test kit against the public SDKs: pages of its own, each test in the phone that it names. */
const kit = (testMatch: RegExp) => ({ name: 'kit', testMatch });
const bySdk = /kit\/(jweixin|wecom)\.spec\.ts$/;
const wholeKit = /kit\/.*\.spec\.ts$/;
const shortShowcase = [
  showcaseProject('iphone', wholeShowcase, rareInShowcase),
  showcaseProject('pixel', byFinger),
];
const longShowcase = [
  showcaseProject('pixel', wholeShowcase, byFinger, /axe/),
  showcaseProject('iphone', everyAxe),
];

export default defineConfig<FixtureOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/traces',
  fullyParallel: true,
  forbidOnly: true,
  // Most of a journey is waiting for frames.
  workers: 3,
  // A busy machine of two slow cores is no finding; what hangs is one at any patience.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PORTICO_REPORT ?? 'test-results/e2e.json' }],
  ],
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'on-first-retry',
    // A video needs an ffmpeg that only Playwright's own download brings.
    video: 'off',
  },
  projects: full
    ? [...longMatrix, ...longShowcase, kit(wholeKit)]
    : [...shortMatrix, ...shortShowcase, kit(bySdk)],
  webServer: [
    {
      command: 'node e2e/serve.mjs',
      env: { FULL: full ? '1' : '' },
      wait: { stdout: /ready/ },
      timeout: 180_000,
    },
    { command: 'npm run preview', url: showcase, reuseExistingServer: !process.env.CI },
  ],
});
