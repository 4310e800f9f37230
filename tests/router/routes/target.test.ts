import { describe, expect, it } from 'vitest';
import { compileTable } from '@/router/routes/match';
import { targetOfUrl } from '@/router/routes/target';

const load = async () => ({ default: () => null });
const table = compileTable({
  '/': { tab: true, load },
  '/item/:id': { query: { n: 'number?' }, load },
  '/need': { query: { n: 'number' }, load },
});

describe('a URL in the address bar', () => {
  it('leads to its page', () => {
    expect(targetOfUrl(table, '/item/5?n=1')).toEqual({
      kind: 'page',
      route: '/item/:id',
      url: '/item/5?n=1',
      params: { id: '5', n: 1 },
      tab: false,
    });
  });

  it.each(['/nope', '/need', '//evil.test', '/%', 'javascript:x', '/a\\b'])(
    '[S2.2] leads to a not-found page for %j and is never refused',
    (url) => {
      expect(targetOfUrl(table, url)).toEqual({
        kind: 'not-found',
        route: '',
        url,
        params: {},
        tab: false,
      });
    },
  );
});
