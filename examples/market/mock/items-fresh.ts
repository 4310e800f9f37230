import type { Item } from '../src/api/types.ts';
import { item, text } from './make-item.ts';

const kilo = text('1 kg', '1 公斤', '1 كغ');
const half = text('500 g', '500 克', '500 غ');

export const freshFood: readonly Item[] = [
  item('strawberries', {
    category: 'fruit',
    name: text('Strawberries', '草莓', 'فراولة'),
    note: text(
      'From the farm in the next village, picked today.',
      '邻村农场今天采摘。',
      'من مزرعة القرية المجاورة، قُطفت اليوم.',
    ),
    unit: half,
    price: 3.9,
    before: 4.9,
    badge: 'deal',
    synonyms: ['berry', 'berries', '莓', 'توت'],
  }),
  item('apples', {
    category: 'fruit',
    name: text('Garden apples', '果园苹果', 'تفاح البستان'),
    note: text('Sweet red ones and sour green ones.', '红的甜，绿的酸。', 'أحمر حلو وأخضر حامض.'),
    unit: kilo,
    price: 2.8,
    synonyms: ['apple', 'fruit', '水果', 'فاكهة'],
  }),
  item('tomatoes', {
    category: 'fruit',
    name: text('Vine tomatoes', '带藤番茄', 'طماطم'),
    note: text('Ripe, for salads and sauces.', '熟透，适合沙拉和酱。', 'ناضجة للسلطات والصلصات.'),
    unit: half,
    price: 2.6,
    synonyms: ['tomato', 'vegetables', '西红柿', '蔬菜', 'بندورة'],
  }),
  item('avocado', {
    category: 'fruit',
    name: text('Avocado', '牛油果', 'أفوكادو'),
    note: text('Ready to eat today.', '今天就能吃。', 'جاهز للأكل اليوم.'),
    unit: text('each', '个', 'حبة'),
    price: 1.9,
    badge: 'popular',
    synonyms: ['guacamole', '鳄梨', 'زبدية'],
  }),
  item('carrots', {
    category: 'fruit',
    name: text('Carrots with greens', '带叶胡萝卜', 'جزر بأوراقه'),
    note: text(
      'A bunch, with soil still on it.',
      '一把，还带着泥土。',
      'حزمة ما زال عليها التراب.',
    ),
    unit: text('a bunch', '把', 'حزمة'),
    price: 2.1,
    synonyms: ['carrot', 'vegetables', 'roots', '蔬菜', 'خضار'],
  }),
  item('milk', {
    category: 'dairy',
    name: text('Hay milk', '草饲牛奶', 'حليب المزرعة'),
    note: text(
      'Whole milk in a bottle that you bring back.',
      '全脂牛奶，玻璃瓶可回收。',
      'حليب كامل الدسم في زجاجة تعيدها.',
    ),
    unit: text('1 l', '1 升', '1 لتر'),
    price: 1.8,
    synonyms: ['dairy', 'whole milk', '奶', 'لبن'],
  }),
  item('eggs', {
    category: 'dairy',
    name: text('Free-range eggs', '散养鸡蛋', 'بيض المزرعة'),
    note: text(
      'Six eggs from hens that live outside.',
      '六枚，母鸡在户外放养。',
      'ست بيضات من دجاج طليق.',
    ),
    unit: text('6 eggs', '6 枚', '6 بيضات'),
    price: 3.2,
    synonyms: ['egg', 'breakfast', '鸡蛋', 'بيضة'],
  }),
  item('cheese', {
    category: 'dairy',
    name: text('Mountain cheese', '高山奶酪', 'جبن الجبل'),
    note: text(
      'Nine months old, mild and nutty.',
      '熟成九个月，温和，有坚果香。',
      'عمره تسعة أشهر، معتدل بطعم الجوز.',
    ),
    unit: text('200 g', '200 克', '200 غ'),
    price: 5.6,
    badge: 'new',
    synonyms: ['gouda', 'cheddar', '芝士', 'أجبان'],
  }),
];
