import { checkCard, fillCard } from '@/platform/host/share/card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('[S1.2] checkCard', () => {
  it.each([undefined, {}, { title: undefined }, { signal: new AbortController().signal }])(
    'checkCard reads %j as no card',
    (input) => {
      expect(checkCard(input)).toEqual({ value: undefined });
    },
  );

  it('checkCard accepts each field without the others', () => {
    expect(checkCard({ link: '/stone/12', desc: '' })).toEqual({
      value: { title: undefined, desc: '', link: '/stone/12', imgUrl: undefined },
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
  ])('checkCard refuses %j', (input, message) => {
    expect(checkCard(input)).toMatchObject({ refused: message });
  });
});

describe('[S1.2] fillCard', () => {
  const page = {
    title: 'Carrara',
    address: 'https://shop.test/stone/12',
    base: 'https://shop.test/app/',
  };

  it('fillCard uses the page if there are no cards', () => {
    expect(fillCard([], page)).toEqual({
      title: 'Carrara',
      desc: '',
      link: 'https://shop.test/stone/12',
      imgUrl: '',
    });
  });

  it('fillCard takes each field from the first card that has it', () => {
    const cards = [
      { title: 'White', link: '' },
      { title: 'Stone', desc: 'From the quarry', link: '/stone/12?from-card' },
      { desc: 'Stones', imgUrl: 'card.png' },
    ];
    expect(fillCard(cards, page)).toEqual({
      title: 'White',
      desc: 'From the quarry',
      link: 'https://shop.test/stone/12?from-card',
      imgUrl: 'https://shop.test/app/card.png',
    });
  });

  it('fillCard keeps an empty description of a nearer card', () => {
    expect(fillCard([{ desc: '' }, { desc: 'Stones' }], page).desc).toBe('');
  });

  it('fillCard gives absolute addresses for every valid card', () => {
    const part = fc.option(fc.webPath(), { nil: undefined });
    const card = fc.record({ link: part, imgUrl: part, title: part, desc: part });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 3 }), (given) => {
        const cards = given.filter((one) => 'value' in checkCard(one));
        const { link, imgUrl } = fillCard(cards, page);
        expect(link).toMatch(/^https?:\/\//);
        expect(imgUrl).toMatch(/^(https?:\/\/|$)/);
      }),
    );
  });
});
