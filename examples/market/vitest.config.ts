import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite-market',
  test: {
    environment: 'node',
    include: ['tests/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: process.env.PORTICO_REPORT ?? '../../test-results/market-unit.json' },
  },
});
