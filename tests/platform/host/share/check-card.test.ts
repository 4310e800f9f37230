import { describe, expect, it } from 'vitest';
import { checkCard } from '@/platform/host/share/card';

describe('[S1.2] the check of a card', () => {
  it.each([undefined, {}, { title: undefined }, { signal: new AbortController().signal }])(
    'takes %j for none',
    (input) => {
      expect(checkCard(input)).toEqual({ ok: true, params: undefined });
    },
  );

  it('takes every part alone', () => {
    expect(checkCard({ link: '/stone/12', desc: '' })).toEqual({
      ok: true,
      params: { title: undefined, desc: '', link: '/stone/12', imgUrl: undefined },
    });
  });

  it.each([
    [{ title: 7 }, 'parameter.title should be a string'],
    [{ desc: null }, 'parameter.desc should be a string'],
    [{ link: {} }, 'parameter.link should be a string'],
    [{ link: 'javascript:alert(1)' }, 'parameter.link should be a web address'],
    [{ link: 'weixin://dl/moments' }, 'parameter.link should be a web address'],
    [{ link: 'https://' }, 'parameter.link should be a web address'],
    [{ imgUrl: 'data:image/png;base64,' }, 'parameter.imgUrl should be a web address'],
    [[], 'the parameter should be an object'],
  ])('refuses %j', (input, message) => {
    expect(checkCard(input)).toEqual({ ok: false, code: 'invalid', message });
  });
});
