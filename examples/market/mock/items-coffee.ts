import type { Item } from '../src/api/types.ts';
import { extras, grind, item, milk, size, slices, text, warm } from './make-item.ts';

const aCup = text('a cup', '杯', 'كوب');
const each = text('each', '个', 'قطعة');

export const bakeryAndCoffee: readonly Item[] = [
  item('flat-white', {
    category: 'coffee',
    name: text('Flat white', '馥芮白', 'فلات وايت'),
    note: text(
      'Two shots and silky milk. Our most ordered cup.',
      '双份浓缩，丝滑牛奶。点单最多的一杯。',
      'جرعتا إسبريسو مع حليب ناعم. الأكثر طلبًا عندنا.',
    ),
    unit: aCup,
    price: 3.4,
    badge: 'popular',
    options: [size, milk, extras],
    synonyms: ['latte', 'cappuccino', 'milk coffee', '拿铁', '澳白', 'لاتيه'],
  }),
  item('espresso', {
    category: 'coffee',
    name: text('Espresso', '浓缩咖啡', 'إسبريسو'),
    note: text(
      'Short and strong, from our house blend.',
      '小杯，味道浓，用本店拼配豆。',
      'فنجان صغير بطعم قوي، من خلطة المتجر.',
    ),
    unit: aCup,
    price: 2.2,
    options: [extras],
    synonyms: ['short black', 'caffè', '意式', 'قهوة سوداء'],
  }),
  item('cold-brew', {
    category: 'coffee',
    name: text('Cold brew', '冷萃咖啡', 'قهوة باردة'),
    note: text(
      'Steeped for 16 hours, served on ice.',
      '低温浸泡 16 小时，加冰。',
      'منقوعة 16 ساعة وتُقدّم مع الثلج.',
    ),
    unit: aCup,
    price: 3.8,
    badge: 'new',
    options: [size, milk],
    synonyms: ['iced coffee', 'ice', '冰咖啡', 'مثلجة'],
  }),
  item('matcha', {
    category: 'coffee',
    name: text('Matcha latte', '抹茶拿铁', 'ماتشا لاتيه'),
    note: text('Green tea from Uji with milk.', '宇治抹茶配牛奶。', 'شاي أخضر من أوجي مع الحليب.'),
    unit: aCup,
    price: 4.1,
    options: [size, milk],
    synonyms: ['green tea', 'tea', '绿茶', '茶', 'شاي'],
  }),
  item('beans', {
    category: 'coffee',
    name: text('House blend', '本店拼配豆', 'خلطة المتجر'),
    note: text(
      'Chocolate, almond and a little orange. Roasted on Tuesdays.',
      '巧克力、杏仁和一点橙香。每周二烘焙。',
      'شوكولاتة ولوز وقليل من البرتقال. تُحمّص كل ثلاثاء.',
    ),
    unit: text('250 g', '250 克', '250 غ'),
    price: 9.5,
    options: [grind],
    synonyms: ['beans', 'coffee beans', 'ground coffee', '咖啡豆', 'بن'],
  }),
  item('croissant', {
    category: 'bakery',
    name: text('Butter croissant', '黄油可颂', 'كرواسون بالزبدة'),
    note: text(
      'Folded by hand, baked at six in the morning.',
      '手工折叠，早上六点出炉。',
      'يُطوى يدويًا ويُخبز في السادسة صباحًا.',
    ),
    unit: each,
    price: 2.4,
    badge: 'popular',
    options: [warm],
    synonyms: ['pastry', '牛角包', '羊角包', 'معجنات'],
  }),
  item('sourdough', {
    category: 'bakery',
    name: text('Sourdough loaf', '酸种面包', 'خبز العجين المخمر'),
    note: text(
      'Rye and wheat, with a dark crust.',
      '黑麦和小麦，外皮焦香。',
      'جاودار وقمح بقشرة داكنة.',
    ),
    unit: text('750 g', '750 克', '750 غ'),
    price: 5.2,
    options: [slices],
    synonyms: ['bread', 'loaf', 'toast', '面包', 'خبز'],
  }),
  item('cinnamon-roll', {
    category: 'bakery',
    name: text('Cinnamon roll', '肉桂卷', 'لفة القرفة'),
    note: text('Soft, with cream cheese icing.', '松软，配奶油奶酪糖霜。', 'طرية مع كريمة الجبن.'),
    unit: each,
    price: 2.9,
    before: 3.5,
    badge: 'deal',
    options: [warm],
    synonyms: ['bun', 'cake', 'snail', '蛋糕', 'كعك'],
  }),
];
