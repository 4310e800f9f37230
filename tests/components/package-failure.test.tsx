import { expect, it, vi } from 'vitest';
import { packageFailure } from '@/components/kit/package-failure';

it('the error of a missing package names the package to install, and is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new TypeError("Failed to resolve module specifier 'leaflet'");
  const error = packageFailure('install leaflet to show maps', cause) as Error;
  expect(error.message).toBe('install leaflet to show maps');
  expect(error.cause).toBe(cause);
  expect(log.mock.calls).toEqual([[error]]);
  log.mockRestore();
});

it('the error of a failed download is not a missing package', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /leaflet.js');
  expect(packageFailure('install leaflet to show maps', cause)).toBe(cause);
});
