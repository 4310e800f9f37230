import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { variantNamed } from './e2e/variants.mjs';
const executablePath = findBrowser();
const name = process.env.VARIANT ?? 'path';
export default defineConfig<any>({
  testDir: 'e2e', outputDir: '/tmp/walk/results', workers: 1, timeout: 580_000, reporter: [['line']],
  testMatch: /walk-survey|random-walk/,
  use: { ...devices[name === 'path' ? 'iPhone 15' : 'Pixel 7'], browserName: 'chromium', defaultBrowserType: 'chromium', variant: variantNamed(name), launchOptions: executablePath ? { executablePath } : {}, contextOptions: { reducedMotion: 'reduce' } },
  webServer: { command: `node e2e/serve.mjs ${name}`, wait: { stdout: /ready/ }, timeout: 180_000 },
});
