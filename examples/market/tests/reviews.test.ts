import { expect, it } from 'vitest';
import { createOrders } from '../mock/orders.ts';
import { createReviews } from '../mock/reviews.ts';
import type { NewOrder } from '../src/api/types.ts';

const mira = { uid: '138', role: ['member'], exp: 0 };
const tom = { uid: '139', role: ['member'], exp: 0 };
const order: NewOrder = {
  way: 'collect',
  name: 'Mira',
  phone: '138',
  place: null,
  when: '2099-01-04 10:00',
  coupon: '',
  note: '',
  photos: [],
  lines: [{ item: 'croissant', choices: ['cold'], count: 1 }],
};
const review = { stars: 4, text: 'Warm and flaky', photos: ['/api/files/1'] };

function open() {
  const orders = createOrders();
  const reviews = createReviews(orders);
  const { id } = orders.add(mira.uid, order, 0);
  return { reviews, arrive: () => orders.setState(id, 'done') };
}

it('takes a review of an item only after it has arrived', () => {
  const { reviews, arrive } = open();
  expect(reviews.read('croissant', mira).mayWrite).toBe(false);
  expect(reviews.write('croissant', mira, review, 'en')).toMatchObject({
    ok: false,
    fields: { text: 'You can review what you have received, once.' },
  });
  arrive();
  expect(reviews.read('croissant', mira).mayWrite).toBe(true);
  expect(reviews.read('honey', mira).mayWrite).toBe(false);
  expect(reviews.read('croissant', tom).mayWrite).toBe(false);
  expect(reviews.read('croissant', null).mayWrite).toBe(false);
});

it('takes one review of each member, and shows it to everybody without the user', () => {
  const { reviews, arrive } = open();
  arrive();
  expect(reviews.write('croissant', mira, review, 'en').ok).toBe(true);
  expect(reviews.write('croissant', mira, review, 'en').ok).toBe(false);
  const { reviews: shown, mayWrite } = reviews.read('croissant', null);
  expect(mayWrite).toBe(false);
  expect(shown).toEqual([
    { ...review, id: '138-croissant', name: 'Mira', day: new Date().toISOString().slice(0, 10) },
  ]);
});

it('names each wrong field in the language of the user', () => {
  const { reviews, arrive } = open();
  arrive();
  const wrong = { stars: 0, text: ' Yum ', photos: [] };
  expect(reviews.write('croissant', mira, wrong, 'zh-Hans')).toEqual({
    ok: false,
    fields: { stars: '请选择一到五颗星。', text: '请再多写几个字。' },
  });
});
