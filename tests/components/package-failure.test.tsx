import { expect, it, vi } from 'vitest';
import { packageFailure } from '@/components/kit/package-failure';

it('names the package to install, here and in the console', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new TypeError("Failed to resolve module specifier 'leaflet'");
  const error = packageFailure('install leaflet to show maps', cause) as Error;
  expect(error.message).toBe('install leaflet to show maps');
  expect(error.cause).toBe(cause);
  expect(log.mock.calls).toEqual([[error]]);
  log.mockRestore();
});

it('code that was lost on its way is no missing package', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /leaflet.js');
  expect(packageFailure('install leaflet to show maps', cause)).toBe(cause);
});
