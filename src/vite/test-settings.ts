import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The part of Vitest's settings that this plugin reads or sets. */
type TestConfig = {
  environment?: string;
  projects?: unknown;
  browser?: { enabled?: boolean };
  setupFiles?: string | string[];
  server?: { deps?: { inline?: true | (string | RegExp)[] } };
};

const environments = ['jsdom', 'happy-dom'];

/** The environment that the project has installed. */
function installedEnvironment(root: string): string | undefined {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  return environments.find((name) => {
    try {
      return find(name) !== '';
    } catch {
      return false;
    }
  });
}

function hasPlace({ environment, projects, browser }: TestConfig): boolean {
  return environment !== undefined || projects !== undefined || browser?.enabled === true;
}

/** Settings of Vitest for pages on Portico. Vite itself ignores `test`. */
export function testSettings(setupFile = new URL('./vitest-setup.js', import.meta.url)): Plugin {
  return {
    name: 'portico:test-settings',
    config: (config) => {
      if (!process.env.VITEST) return null;
      const test = (config as { test?: TestConfig }).test ?? {};
      const environment = hasPlace(test)
        ? undefined
        : installedEnvironment(resolve(config.root ?? '.'));
      const added: TestConfig = {
        ...(environment && { environment }),
        setupFiles: [fileURLToPath(setupFile)],
        // Vite compiles the package, so it sees the constants of the plugin and the project's aliases and mocks.
        ...(test.server?.deps?.inline !== true && { server: { deps: { inline: ['portico'] } } }),
      };
      return { test: added } as object;
    },
  };
}
