import { expect, it } from 'vitest';
import { createInterceptors } from '@/platform/call/interceptors';

it('interceptors are kept by name and in order until they are removed', () => {
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

it('the same interceptor can be added twice and removed once', () => {
  const interceptors = createInterceptors();
  const same = {};
  interceptors.add('request', same);
  interceptors.add('request', same)();
  expect(interceptors.of('request')).toEqual([same]);
});

it('remove takes one interceptor of a name, or all of them', () => {
  const interceptors = createInterceptors();
  const [first, second, third] = [{}, {}, {}];
  for (const one of [first, second, third]) interceptors.add('request', one);
  interceptors.add('showToast', first);
  interceptors.remove('request', second);
  expect(interceptors.of('request')).toEqual([first, third]);
  interceptors.remove('request');
  expect(interceptors.of('request')).toEqual([]);
  expect(interceptors.of('showToast')).toEqual([first]);
});

it('interceptors for every call keep their place in the order', () => {
  const interceptors = createInterceptors();
  const [first, second, third] = [{ fail: () => {} }, { invoke: () => {} }, { success: () => {} }];
  interceptors.add('request', first);
  interceptors.add('*', second);
  interceptors.add('request', third);
  expect(interceptors.of('request')).toEqual([first, second, third]);
  expect(interceptors.of('other')).toEqual([second]);
});
