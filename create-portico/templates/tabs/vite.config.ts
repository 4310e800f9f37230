import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { portico } from 'portico/vite';
import { defineConfig } from 'vitest/config';
import { mockApi } from './mock/plugin.ts';

export default defineConfig({
  // With a server of your own, replace mockApi() by `server: { proxy: { '/api': 'http://localhost:3000' } }`.
  plugins: [react(), portico({ headers: true, offline: true, prerender: ['/', '/me'] }), mockApi()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['tests/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/*.test.tsx'],
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            // Pictures of failures would lie beside the tests.
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: process.env.CHROME_PATH } }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
