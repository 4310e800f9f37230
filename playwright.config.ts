import { defineConfig, devices } from '@playwright/test';
import type { FixtureOptions } from './e2e/helpers';
import { variantNamed } from './e2e/variants.mjs';
import { findBrowser } from './scripts/find-browser.mjs';
import { runOf } from './scripts/run-of-tests.mjs';

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

/** A project runs `quick` in `npm test`, the rest of `whole` in the full run, and both by hand. */
type Part = { readonly quick?: RegExp; readonly whole?: RegExp };

const run = runOf(process.env.npm_lifecycle_event);
const nothing = /^$/;

function matching({ quick = nothing, whole = quick }: Part, ...testIgnore: RegExp[]) {
  if (run === 'short') return { testMatch: quick, testIgnore };
  return run === 'rest'
    ? { testMatch: whole, testIgnore: [quick, ...testIgnore] }
    : { testMatch: whole, testIgnore };
}

/** Tests of the fixture app. The first build runs all of them, each other build those that could differ. */
const fixtureProject = (
  name: string,
  [phone, variant, motion]: readonly [Phone, string, Motion],
  part: Part,
) => ({
  name,
  ...matching(part, /(?:showcase|kit|offline|readme)\//),
  use: {
    ...on(phone),
    variant: variantNamed(variant),
    contextOptions: { reducedMotion: motion },
  },
});

const showcaseProject = (phone: Phone, part: Part) => ({
  name: `showcase-${phone}`,
  ...matching(part),
  use: { ...on(phone), baseURL: showcase },
});

const everything = /(?<!rendered)\.spec\.ts$/;
/** Everyday ways through the page stack, under a strict Content-Security-Policy. */
const everyday = /behaviours\/(overlays|refresh|tabs)|e2e\/csp\.spec/;
/** Tests with transitions, which take 300 ms a step. The other projects turn them off. */
const inMotion =
  /behaviours\/(exit|forward|lifecycle|lock|overlays|rapid|sleep|tabs|transitions|ua)|focus-and/;
/** Only Android has a back button. */
const byBackButton = /behaviours\/exit/;
/** Only these depend on the base of the URLs. */
const byBase = /behaviours\/(refresh|tabs)/;
/** Only these depend on where the path is, in front of the # or behind it. */
const byForm = /behaviours\/(forward|overlays|params|refresh|replace|tabs)|random-walk/;
/** StrictMode runs effects twice, which could break these. */
const underStrictMode = /behaviours\/(lifecycle|overlays)/;
/** Pages that the server has rendered, and the main ways through an app on them. */
const rendered = /e2e\/rendered\.spec/;
const onRendered = /e2e\/(rendered|drafts)\.spec|behaviours\/(lifecycle|overlays|refresh|tabs)/;
const wholeShowcase = /showcase\/.*\.spec\.ts$/;
const everydayShowcase = /showcase\/(tabs|trouble)/;
/** Both phones have the same markup and pickers. Touch, the camera and Android's back differ. */
const byFinger = /showcase\/(components\.spec|scan|stack)/;

const projects = [
  fixtureProject('iphone', ['iphone', 'path', 'reduce'], { quick: everyday, whole: everything }),
  fixtureProject('pixel', ['pixel', 'path', 'no-preference'], {
    quick: byBackButton,
    whole: inMotion,
  }),
  fixtureProject('pixel-hash-app', ['pixel', 'hash-app', 'reduce'], { whole: byForm }),
  fixtureProject('iphone-path-app', ['iphone', 'path-app', 'reduce'], { whole: byBase }),
  fixtureProject('iphone-hash', ['iphone', 'hash', 'reduce'], { whole: byBase }),
  fixtureProject('iphone-dev', ['iphone', 'dev', 'no-preference'], { whole: underStrictMode }),
  fixtureProject('iphone-rendered', ['iphone', 'rendered', 'reduce'], {
    quick: rendered,
    whole: onRendered,
  }),
  showcaseProject('iphone', { quick: everydayShowcase, whole: wholeShowcase }),
  showcaseProject('pixel', { whole: byFinger }),
  // The test kit against the public SDKs. Each test names its phone.
  { name: 'kit', ...matching({ whole: /kit\/.*\.spec\.ts$/ }) },
  // Builds with a service worker, and their servers.
  { name: 'offline', use: on('pixel'), ...matching({ whole: /offline\/.*\.spec\.ts$/ }) },
  { name: 'readme', ...matching({ whole: /readme\/.*\.spec\.ts$/ }) },
];

export default defineConfig<FixtureOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/traces',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Long enough for two slow, busy cores. A test that hangs fails at any limit.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PORTICO_REPORT ?? 'test-results/e2e.json' }],
  ],
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'off',
    // Videos need an ffmpeg, which only comes with Playwright's own browser.
    video: 'off',
  },
  projects,
  webServer: [
    {
      command: `node e2e/serve.mjs ${run === 'short' ? 'path rendered' : ''}`,
      wait: { stdout: /ready/ },
      timeout: 180_000,
    },
    { command: 'npm run preview', url: showcase, reuseExistingServer: !process.env.CI },
  ],
});
