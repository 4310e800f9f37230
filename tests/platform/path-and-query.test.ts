import { expect, it } from 'vitest';
import { pathAndQuery } from '@/platform/app/launch';

it.each([
  ['/', '/', {}],
  ['/item/7?from=mail&n=5#end', '/item/7', { from: 'mail', n: '5' }],
  ['/a?x=%E4%B8%AD+b', '/a', { x: '中 b' }],
  ['/a#b?c=d', '/a', {}],
  ['/a?bad=%zz', '/a', { bad: '%zz' }],
])('takes %s apart', (url, path, query) => {
  expect(pathAndQuery(url)).toEqual({ path, query });
});
