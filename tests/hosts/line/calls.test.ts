import { cardMessage } from '@/hosts/line/calls';
import { expect, it } from 'vitest';

const link = 'https://a.test/item/3';

it('[S1.2] cardMessage makes one message with a picture, a title and a text that all link to the page', () => {
  const imgUrl = 'https://a.test/i.png';
  expect(cardMessage({ title: 'Marble', desc: 'Cold', link, imgUrl })).toEqual({
    type: 'flex',
    altText: 'Marble',
    contents: {
      type: 'bubble',
      hero: {
        ...{ type: 'image', url: imgUrl, size: 'full' },
        ...{ aspectRatio: '20:13', aspectMode: 'cover', action: { type: 'uri', uri: link } },
      },
      body: {
        ...{ type: 'box', layout: 'vertical', spacing: 'sm', action: { type: 'uri', uri: link } },
        contents: [
          { type: 'text', text: 'Marble', weight: 'bold', wrap: true, maxLines: 2 },
          { type: 'text', text: 'Cold', size: 'sm', color: '#767676', wrap: true, maxLines: 3 },
        ],
      },
    },
  });
});

it('[S1.2] cardMessage leaves out an empty text and a picture over http, which LINE refuses', () => {
  const card = cardMessage({ title: ' ', desc: '', link, imgUrl: 'http://a.test/i.png' });
  expect(card).toMatchObject({ altText: link, contents: { body: { contents: [{ text: link }] } } });
  expect(JSON.stringify(card)).not.toContain('hero');
  const long = cardMessage({ title: 'x'.repeat(500), desc: '', link, imgUrl: '' });
  expect((long as { altText: string }).altText).toHaveLength(400);
});
