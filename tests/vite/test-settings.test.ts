import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../../src/vite/test-settings';
import { setUpFolder } from '../helpers/temp-folder';

afterEach(() => vi.unstubAllEnvs());

const withJsdom = setUpFolder({
  'node_modules/jsdom/package.json': '{ "main": "index.js" }',
  'node_modules/jsdom/index.js': '',
});
const withoutEnvironment = setUpFolder({ 'package.json': '{}' });

function settingsFor(root: string, test?: object) {
  const plugin = testSettings(new URL('file:///package/vitest-setup.js'));
  const config = plugin.config as (config: object) => { test: Record<string, unknown> } | null;
  return config({ root, test })?.test;
}

it('a project without settings gets an environment, the setup file and the package compiled', () => {
  const settings = settingsFor(withJsdom);
  expect(settings).toMatchObject({
    environment: 'jsdom',
    server: { deps: { inline: ['portico'] } },
  });
  expect(String(settings?.setupFiles)).toMatch(/vitest-setup\.js$/);
});

it('an environment that is not installed is not set', () => {
  expect(settingsFor(withoutEnvironment)).not.toHaveProperty('environment');
});

it('the settings of the project stay', () => {
  expect(settingsFor(withJsdom, { environment: 'node' })).not.toHaveProperty('environment');
  expect(settingsFor(withJsdom, { browser: { enabled: true } })).not.toHaveProperty('environment');
  expect(settingsFor(withJsdom, { projects: ['a'] })).not.toHaveProperty('environment');
  expect(settingsFor(withJsdom, { server: { deps: { inline: true } } })).not.toHaveProperty(
    'server',
  );
});

it('outside of Vitest nothing is set', () => {
  vi.stubEnv('VITEST', undefined);
  expect(settingsFor(withJsdom)).toBeUndefined();
});
