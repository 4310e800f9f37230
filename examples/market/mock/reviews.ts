import type { ItemReviews, Language, NewReview, Text, WrittenReview } from '../src/api/types.ts';
import { text } from './make-item.ts';
import type { Orders } from './orders.ts';
import type { Claims } from './tokens.ts';

const LEAST_LETTERS = 5;

const problems = {
  stars: text('Choose one to five stars.', '请选择一到五颗星。', 'اختر من نجمة إلى خمس نجوم.'),
  short: text('Write a few more words.', '请再多写几个字。', 'اكتب بضع كلمات أخرى.'),
  notYours: text(
    'You can review what you have received, once.',
    '收到商品后可以评价一次。',
    'يمكنك تقييم ما استلمته مرة واحدة.',
  ),
} satisfies Record<string, Text>;

type Written =
  | { readonly ok: true; readonly review: WrittenReview }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The reviews that members have written. Only an item that has arrived can be reviewed, and once by each member. */
export function createReviews(orders: Orders) {
  const reviews = new Map<string, readonly (WrittenReview & { readonly user: string })[]>();
  const of = (item: string) => reviews.get(item) ?? [];

  const receivedOrder = (user: Claims, item: string) =>
    orders
      .all()
      .find(
        (order) =>
          order.user === user.uid &&
          order.state === 'done' &&
          order.lines.some((line) => line.item === item),
      );
  const orderToReview = (user: Claims | null, item: string) =>
    user && !of(item).some((one) => one.user === user.uid) ? receivedOrder(user, item) : undefined;

  return {
    read: (item: string, user: Claims | null): ItemReviews => ({
      reviews: of(item).map(({ user: _user, ...review }) => review),
      mayWrite: orderToReview(user, item) !== undefined,
    }),
    write: (item: string, user: Claims, wanted: NewReview, language: Language): Written => {
      const order = orderToReview(user, item);
      const words = wanted.text.trim();
      const fields: Record<string, string> = {};
      if (!(wanted.stars >= 1 && wanted.stars <= 5)) fields.stars = problems.stars[language];
      if (words.length < LEAST_LETTERS) fields.text = problems.short[language];
      if (!order) fields.text = problems.notYours[language];
      if (!order || Object.keys(fields).length > 0) return { ok: false, fields };
      const review: WrittenReview = {
        id: `${user.uid}-${item}`,
        name: order.name,
        stars: Math.round(wanted.stars),
        text: words,
        photos: wanted.photos,
        day: new Date().toISOString().slice(0, 10),
      };
      reviews.set(item, [{ ...review, user: user.uid }, ...of(item)]);
      return { ok: true, review };
    },
  };
}
