import { expect, it } from 'vitest';
import { createInterceptors } from '@/platform/call/interceptors';

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

it('removes one of a name, or all of it', () => {
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

it('has those of every call stand in the same row', () => {
  const interceptors = createInterceptors();
  const [first, second, third] = [{ fail: () => {} }, { invoke: () => {} }, { success: () => {} }];
  interceptors.add('request', first);
  interceptors.add('*', second);
  interceptors.add('request', third);
  expect(interceptors.of('request')).toEqual([first, second, third]);
  expect(interceptors.of('other')).toEqual([second]);
});
