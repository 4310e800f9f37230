import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { alias } from './scripts/aliases.mjs';
import { kitClassNames } from './scripts/class-names.mjs';
import { findBrowser } from './scripts/find-browser.mjs';
import { keepModules } from './scripts/keep-modules.mjs';
import { readmeLeads } from './scripts/readme-leads.mjs';
import { isFull, readTestFiles, runOf, selectTests } from './scripts/run-of-tests.mjs';
import { strictPolicy } from './scripts/strict-policy.mjs';
import { tapAt } from './scripts/tap-command.mjs';
import { apiPlugin } from './server/demo/api-plugin.mjs';
import { calmPlaywright } from './tests/helpers/calm-provider.ts';
import { readCallbacks } from './tests/helpers/read-callbacks.ts';
import { createUnkindServers } from './tests/helpers/unkind-servers.ts';

const executablePath = findBrowser();
const seed = process.env.PORTICO_SEED;
const run = selectTests(runOf(process.env.npm_lifecycle_event), readTestFiles());

/** Only its own rules may stop hostile markup, not the policy. */
const hostile = 'tests/components/rich-text/rich-text.hostile.alone.test.tsx';

/** Tests that change their document for good, or that need a document without the code. */
const alone = 'tests/**/*.alone.test.tsx';

/** Tests with a DOM run in a real browser: jsdom and its peers lack many of the APIs. */
function browserProject(
  test: InlineConfig & { readonly name: string },
  policy: Plugin[] = [strictPolicy()],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [
      keepModules(),
      ...policy,
      kitClassNames(),
      react(),
      readmeLeads(),
      apiPlugin({ faults: true, outbox: true }),
    ],
    // Named beforehand: a dependency found in mid-run reloads the page under the tests.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router-dom',
        'zustand',
        'zustand/vanilla',
        'virtua',
        '@testing-library/react',
        'fast-check',
        'axe-core',
        '@tanstack/react-query',
        'axios',
        'barcode-detector/ponyfill',
        'dompurify',
        'eventsource-parser',
        'hls.js/light',
        'idb-keyval',
        'js-md5',
        'js-sha1',
        'react-hook-form',
        'tus-js-client',
      ],
    },
    test: {
      ...test,
      setupFiles: [
        'tests/setup-plain-react.ts',
        'tests/setup-browser.ts',
        ...(test.isolate === false ? ['tests/setup-shared-document.ts'] : []),
      ],
      expect: { poll: { timeout: 15_000 } },
      maxWorkers: availableParallelism(),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { tapAt, readCallbacks: () => readCallbacks(), ...createUnkindServers() },
        provider: calmPlaywright({
          launchOptions: {
            ...(executablePath && { executablePath }),
            // A fake microphone and a fake camera, without a prompt.
            args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
          },
          contextOptions: { hasTouch: true },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  };
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: process.env.PORTICO_REPORT ?? 'test-results/unit.json' },
    // Long random runs look at it.
    env: {
      FULL: isFull(process.env) ? '1' : '',
      // Tests compare what commands print.
      FORCE_COLOR: '0',
      ...(seed && { PORTICO_SEED: seed }),
    },
    // Long enough for a busy machine. A test that hangs fails at any limit.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    tags: [
      { name: 'long', description: 'in the full run only' },
      { name: 'walks', description: 'few in every run, many in the full run' },
    ],
    ...(run.tagsFilter && { tagsFilter: run.tagsFilter }),
    // Of two cores Vitest leaves one unused.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['tests/setup.ts'],
    // Test files share one document. A spy that one of them left there would count the calls of the others.
    restoreMocks: true,
    projects: [
      {
        // Pure code: no DOM at all, so a stray `window` fails at once.
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Random walks make much garbage. With more memory they stop less often to collect it.
          execArgv: ['--max-semi-space-size=128'],
          include: ['tests/**/*.test.ts'],
          exclude: run.exclude,
          setupFiles: ['tests/setup-node.ts'],
          // No module keeps state, so test files share them. Loading them again took half of the time.
          isolate: false,
        },
      },
      // After the other project, which uses all cores. These tests often wait for frames.
      browserProject({
        // Tests that restore their document share it, so they load 500 modules only once.
        name: 'browser',
        include: ['tests/**/*.test.tsx'],
        exclude: [alone, ...run.exclude],
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
      browserProject({
        name: 'alone',
        include: [alone],
        exclude: [hostile, ...run.exclude],
        sequence: { groupOrder: 1 },
      }),
      browserProject(
        {
          name: 'hostile',
          include: [hostile],
          exclude: run.exclude,
          sequence: { groupOrder: 1 },
        },
        [],
      ),
    ],
  },
});
