import { expect, it } from 'vitest';
import { findFirefox, findWebKit, missingOf } from '../../../scripts/engines/find-engine.mjs';

function machine(
  paths: string[],
  env: Record<string, string> = { PATH: '/usr/local/bin:/usr/bin' },
) {
  return {
    env,
    exists: (path: string) => paths.includes(path),
    list: () => ['/usr/lib/x86_64-linux-gnu', '/usr/lib/systemd'],
  };
}

it('finds WebKit in the folders of Debian', () => {
  const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const found = findWebKit(machine(['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', browser]));
  expect(found).toEqual({
    WebKitWebDriver: '/usr/bin/WebKitWebDriver',
    MiniBrowser: browser,
    Xvfb: '/usr/bin/Xvfb',
  });
  expect(missingOf(found)).toBeUndefined();
});

it('names the first program that is missing', () => {
  expect(missingOf(findWebKit(machine([])))).toBe('WebKitWebDriver');
  expect(missingOf(findWebKit(machine(['/usr/bin/WebKitWebDriver'])))).toBe('MiniBrowser');
  expect(missingOf(findFirefox(machine([])))).toBe('Firefox');
});

it('prefers the Firefox at FIREFOX_PATH, and takes no other if that path is wrong', () => {
  const env = { PATH: '/usr/bin', FIREFOX_PATH: '/opt/firefox/firefox' };
  const esr = '/usr/bin/firefox-esr';
  expect(findFirefox(machine([esr, env.FIREFOX_PATH], env))).toEqual({ Firefox: env.FIREFOX_PATH });
  expect(() => findFirefox(machine([esr], env))).toThrow(
    'FIREFOX_PATH is /opt/firefox/firefox: there is no such file',
  );
});
