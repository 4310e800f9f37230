import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

// The tests use the build: `npm run build` first. CHROME_PATH is an installed Chrome, Chromium or Edge.
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROME_PATH },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'android', use: devices['Pixel 7'] },
    { name: 'iphone', use: { ...devices['iPhone 15'], defaultBrowserType: 'chromium' } },
  ],
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
