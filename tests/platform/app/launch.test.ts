import { expect, it } from 'vitest';
import { pathAndQuery } from '@/platform/app/sync-calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

it.each([
  ['/', '/', {}],
  ['/item/7?from=mail&n=5#end', '/item/7', { from: 'mail', n: '5' }],
  ['/a?x=%E4%B8%AD+b', '/a', { x: '中 b' }],
  ['/a#b?c=d', '/a', {}],
  ['/a?bad=%zz', '/a', { bad: '%zz' }],
  ['/a?x=1?y=2', '/a', { x: '1?y=2' }],
])('pathAndQuery divides %s', (url, path, query) => {
  expect(pathAndQuery(url)).toEqual({ path, query });
});

it('getLaunchOptionsSync returns the first address, also after other pages have opened', () => {
  const { context, turnTo } = fakePlatform({ page: { url: '/item/7?from=mail#top' } });
  const platform = platformOf(context);
  turnTo({ id: 'p2', url: '/other' });
  const options = {
    path: '/item/7',
    query: { from: 'mail' },
    scene: 1001,
    referrerInfo: {},
  };
  expect(platform.getLaunchOptionsSync()).toEqual(options);
  expect(platform.getEnterOptionsSync()).toEqual(options);
});
