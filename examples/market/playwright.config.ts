import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

const port = 4380;
const executablePath = findBrowser();

// The journeys use the build: `npm run build:market` first.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/market-traces',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      'json',
      // The folder of the command, and not the folder of this file.
      { outputFile: resolve(process.env.PORTICO_REPORT ?? 'test-results/market-journeys.json') },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    // The journeys take files and answers away. Only the start without a network has a service worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A microphone that is always there, and nobody to ask.
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  projects: [
    { name: 'android', testIgnore: 'desktop/**', use: devices['Pixel 7'] },
    {
      name: 'iphone',
      // Both phones have the same markup. The smaller screen and the history of iOS matter here.
      testMatch: /(everyday|everywhere|keyboard|order|random-walk)\.spec\.ts$/,
      use: { ...devices['iPhone 15'], defaultBrowserType: 'chromium' },
    },
    {
      name: 'desktop',
      testMatch: 'desktop/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'vite preview . --config vite.config.ts',
    port,
    reuseExistingServer: false,
  },
});
