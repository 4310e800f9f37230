import type { Env } from '@/platform';

/** The browser's window with some properties replaced. */
export const windowWith = (change: object) => changed(window, change) as Env['window'];

/** An object of the browser with some properties replaced. */
export function changed<T extends object>(object: T, change: object): T {
  return new Proxy(object, {
    get: (target, key) => {
      const value: unknown = Reflect.get(key in change ? change : target, key);
      // Bind functions to the object, but not classes.
      if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
      return value.bind(target) as unknown;
    },
  });
}
