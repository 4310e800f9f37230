import type { FullCard } from '@/platform/host/host-adapter';

/** What LINE takes in these places. */
const ALT_TEXT = 400;

/** A card as one message of LINE's, which takes pictures over https only, and no empty text. */
export function cardMessage({ title, desc, link, imgUrl }: FullCard): object {
  const name = title.trim() === '' ? link : title;
  const action = { type: 'uri', uri: link };
  const text = (content: string, style: object) => ({ type: 'text', text: content, ...style });
  const contents = [
    text(name, { weight: 'bold', wrap: true, maxLines: 2 }),
    ...(desc.trim() === ''
      ? []
      : [text(desc, { size: 'sm', color: '#767676', wrap: true, maxLines: 3 })]),
  ];
  const picture = {
    type: 'image',
    url: imgUrl,
    size: 'full',
    aspectRatio: '20:13',
    aspectMode: 'cover',
  };
  return {
    type: 'flex',
    altText: name.slice(0, ALT_TEXT),
    contents: {
      type: 'bubble',
      ...(/^https:\/\//i.test(imgUrl) && { hero: { ...picture, action } }),
      body: { type: 'box', layout: 'vertical', spacing: 'sm', contents, action },
    },
  };
}
