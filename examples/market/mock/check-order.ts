import type { Language, NewOrder, Text } from '../src/api/types.ts';
import { totalsOf } from '../src/cart/totals.ts';
import { catalogueAt } from './catalogue.ts';
import { text } from './make-item.ts';

const LEAST_TO_BRING = 8;
const LEAST_FOR_LUNCH5 = 20;

const problems = {
  empty: text('The cart is empty.', '购物车是空的。', 'السلة فارغة.'),
  tooSmall: text(
    'We bring orders from €8. Add something, or collect it.',
    '满 8 欧元才送货，请加购或自取。',
    'نوصل الطلبات من 8 يورو. أضف شيئًا أو استلم بنفسك.',
  ),
  coupon: text('We do not know this code.', '没有这个优惠码。', 'لا نعرف هذا الرمز.'),
  couponLeast: text(
    'LUNCH5 is for orders from €20.',
    'LUNCH5 满 20 欧元可用。',
    'رمز LUNCH5 للطلبات من 20 يورو.',
  ),
  past: text('This time is over.', '该时间已过。', 'انقضى هذا الوقت.'),
} satisfies Record<string, Text>;

type Checked =
  | { readonly ok: true; readonly discount: number }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The answer of the shop to an order: a discount, or an error for each wrong field. */
export function checkOrder(order: NewOrder, language: Language): Checked {
  const { total } = totalsOf(order.lines, catalogueAt(0).items, order.way);
  const fields: Record<string, string> = {};
  if (order.lines.length === 0) fields.note = problems.empty[language];
  if (order.way === 'bring' && total < LEAST_TO_BRING) fields.way = problems.tooSmall[language];
  if (new Date(order.when.replace(' ', 'T')).getTime() < Date.now() - 60_000) {
    fields.when = problems.past[language];
  }
  const coupon = order.coupon.trim().toUpperCase();
  if (coupon === 'LUNCH5' && total < LEAST_FOR_LUNCH5)
    fields.coupon = problems.couponLeast[language];
  if (!['', 'LUNCH5', 'HELLO10'].includes(coupon)) fields.coupon = problems.coupon[language];
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const discounts: Record<string, number> = { LUNCH5: 5, HELLO10: Math.round(total * 10) / 100 };
  return { ok: true, discount: discounts[coupon] ?? 0 };
}
