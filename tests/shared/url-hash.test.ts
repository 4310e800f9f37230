import { expect, it } from 'vitest';
import { hashOf, withoutHash } from '@/shared/url-hash';

it.each([
  ['/a?b#c#d', '/a?b', '#c#d'],
  ['/a?b', '/a?b', ''],
  ['/a#', '/a', '#'],
  ['https://a.test/#/item?x=1#y', 'https://a.test/', '#/item?x=1#y'],
  ['', '', ''],
])('%j is the address %j and the hash %j', (url, address, hash) => {
  expect([withoutHash(url), hashOf(url)]).toEqual([address, hash]);
});
