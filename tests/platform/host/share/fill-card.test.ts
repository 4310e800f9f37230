import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCard, fillCard } from '@/platform/host/share/card';

const page = {
  title: 'Carrara',
  address: 'https://shop.test/stone/12',
  base: 'https://shop.test/app/',
};

describe('[S1.2] a card', () => {
  it('is the page itself where nobody says anything', () => {
    expect(fillCard([], page)).toEqual({
      title: 'Carrara',
      desc: '',
      link: 'https://shop.test/stone/12',
      imgUrl: '',
    });
  });

  it('takes each part from the nearest that has it', () => {
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

  it('may have no description although the app has one', () => {
    expect(fillCard([{ desc: '' }, { desc: 'Stones' }], page).desc).toBe('');
  });

  it('always has absolute addresses, whatever passed the check', () => {
    const part = fc.option(fc.webPath(), { nil: undefined });
    const card = fc.record({ link: part, imgUrl: part, title: part, desc: part });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 3 }), (given) => {
        const cards = given.filter((one) => checkCard(one).ok);
        const { link, imgUrl } = fillCard(cards, page);
        expect(link).toMatch(/^https?:\/\//);
        expect(imgUrl).toMatch(/^(https?:\/\/|$)/);
      }),
    );
  });
});
