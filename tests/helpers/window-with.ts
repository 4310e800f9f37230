import type { Env } from '@/platform';

/** The browser's window with some properties replaced. */
export function windowWith(change: object): Env['window'] {
  return new Proxy(window, {
    get: (target, key) => {
      const value: unknown = Reflect.get(key in change ? change : target, key);
      // Bind functions to the window, but not classes.
      if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
      return value.bind(target) as unknown;
    },
  }) as Env['window'];
}
