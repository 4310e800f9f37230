import { expect, it } from 'vitest';
import { createInterceptors } from '@/platform/interceptors';

it('keeps them by name, in the order in which they came, until they are removed', () => {
  const interceptors = createInterceptors();
  const [first, second, other] = [{ invoke: () => {} }, { fail: () => {} }, {}];
  const remove = interceptors.add('request', first);
  interceptors.add('request', second);
  interceptors.add('showToast', other);
  expect(interceptors.of('request')).toEqual([first, second]);
  remove();
  remove();
  expect(interceptors.of('request')).toEqual([second]);
  expect(interceptors.of('__proto__')).toEqual([]);
});

it('lets the same one stand twice and be removed once', () => {
  const interceptors = createInterceptors();
  const same = {};
  interceptors.add('request', same);
  interceptors.add('request', same)();
  expect(interceptors.of('request')).toEqual([same]);
});
