import type { Env } from '@/platform';

/** The browser's window with other properties in the place of some. */
export function windowWith(change: object): Env['window'] {
  return new Proxy(window, {
    get: (target, key) => {
      const value: unknown = Reflect.get(key in change ? change : target, key);
      // Classes stay what they are; functions of the window want it as their owner.
      if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
      return value.bind(target) as unknown;
    },
  }) as Env['window'];
}
