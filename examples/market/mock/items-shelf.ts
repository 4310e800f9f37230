import type { Item } from '../src/api/types.ts';
import { item, text, warm } from './make-item.ts';

const portion = text('a portion', '份', 'حصة');

export const shelfAndLunch: readonly Item[] = [
  item('sandwich', {
    category: 'lunch',
    name: text('Market sandwich', '集市三明治', 'ساندويتش السوق'),
    note: text(
      'Cheese, tomato and salad on a soft bun.',
      '奶酪、番茄和生菜，配软面包。',
      'جبن وطماطم وخس في خبز طري.',
    ),
    unit: portion,
    price: 6.4,
    badge: 'popular',
    options: [warm],
    synonyms: ['burger', 'bun', 'snack', '汉堡', 'برغر'],
  }),
  item('soup', {
    category: 'lunch',
    name: text('Pumpkin soup', '南瓜汤', 'شوربة القرع'),
    note: text(
      'With ginger and cream. Hot from 11:30.',
      '加姜和奶油，11:30 起供应。',
      'مع الزنجبيل والكريمة. ساخنة من 11:30.',
    ),
    unit: portion,
    price: 5.4,
    synonyms: ['hot', 'stew', '热汤', 'حساء'],
  }),
  item('salad', {
    category: 'lunch',
    name: text('Green salad', '田园沙拉', 'سلطة خضراء'),
    note: text(
      'Leaves, egg and tomatoes of the day.',
      '当日叶菜、鸡蛋和番茄。',
      'خضار ورقية طازجة وبيض وطماطم.',
    ),
    unit: portion,
    price: 6.9,
    synonyms: ['vegan', 'vegetarian', 'bowl', '素食', 'نباتي'],
  }),
  item('honey', {
    category: 'pantry',
    name: text('City honey', '城市蜂蜜', 'عسل المدينة'),
    note: text('From the roofs of our quarter.', '来自本街区的屋顶蜂箱。', 'من أسطح حيّنا.'),
    unit: text('250 g', '250 克', '250 غ'),
    price: 6.8,
    synonyms: ['sweet', 'breakfast', '蜜', 'حلو'],
  }),
  item('jam', {
    category: 'pantry',
    name: text('Strawberry jam', '草莓酱', 'مربى الفراولة'),
    note: text('Much fruit, little sugar.', '果肉多，糖少。', 'فاكهة كثيرة وسكر قليل.'),
    unit: text('220 g', '220 克', '220 غ'),
    price: 4.2,
    synonyms: ['marmalade', 'spread', 'berry', '果酱', 'مربى'],
  }),
  item('oil', {
    category: 'pantry',
    name: text('Olive oil', '橄榄油', 'زيت زيتون'),
    note: text(
      'Cold-pressed, from a small grove in Crete.',
      '冷榨，来自克里特岛的小果园。',
      'عصرة باردة من بستان صغير في كريت.',
    ),
    unit: text('500 ml', '500 毫升', '500 مل'),
    price: 11.9,
    before: 13.9,
    badge: 'deal',
    synonyms: ['oil', 'olive', '油', 'زيت'],
  }),
  item('tulips', {
    category: 'flowers',
    name: text('Tulips', '郁金香', 'توليب'),
    note: text(
      'A bunch of ten, still closed.',
      '十枝一束，含苞待放。',
      'باقة من عشر زهرات لم تتفتح بعد.',
    ),
    unit: text('a bunch', '束', 'باقة'),
    price: 8.5,
    badge: 'new',
    synonyms: ['flower', 'bouquet', 'gift', '花', 'ورد'],
  }),
];
