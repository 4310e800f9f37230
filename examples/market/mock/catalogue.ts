import type { Catalogue, Category, Item, Text } from '../src/api/types.ts';
import { bakeryAndCoffee } from './items-coffee.ts';
import { freshFood } from './items-fresh.ts';
import { shelfAndLunch } from './items-shelf.ts';

const text = (en: string, zh: string, ar: string): Text => ({ en, 'zh-Hans': zh, ar });

const categories: readonly Category[] = [
  { id: 'coffee', name: text('Coffee', '咖啡', 'قهوة'), picture: 'flat-white' },
  { id: 'bakery', name: text('Bakery', '烘焙', 'مخبوزات'), picture: 'croissant' },
  { id: 'fruit', name: text('Fruit & veg', '果蔬', 'خضار وفواكه'), picture: 'strawberries' },
  { id: 'dairy', name: text('Dairy & eggs', '奶蛋', 'ألبان وبيض'), picture: 'milk' },
  { id: 'lunch', name: text('Lunch', '午餐', 'غداء'), picture: 'sandwich' },
  { id: 'pantry', name: text('Pantry', '粮油', 'مؤونة'), picture: 'honey' },
  { id: 'flowers', name: text('Flowers', '鲜花', 'زهور'), picture: 'tulips' },
];

const items: readonly Item[] = [...bakeryAndCoffee, ...freshFood, ...shelfAndLunch];

const banners: Catalogue['banners'] = [
  {
    id: 'breakfast',
    title: text('Breakfast is ready', '早餐好了', 'الفطور جاهز'),
    text: text('A croissant and a flat white', '可颂配馥芮白', 'كرواسون مع فلات وايت'),
    href: '/item/croissant',
    pictures: ['flat-white', 'croissant'],
    tone: 'sun',
  },
  {
    id: 'berries',
    title: text('Strawberry week', '草莓周', 'أسبوع الفراولة'),
    text: text('Picked this morning', '今早采摘', 'قُطفت هذا الصباح'),
    href: '/item/strawberries',
    pictures: ['strawberries'],
    tone: 'berry',
  },
  {
    id: 'lunch',
    title: text('Lunch for the office', '办公室午餐', 'غداء للمكتب'),
    text: text('€5 off with LUNCH5', '输入 LUNCH5 减 5 欧元', 'خصم 5 يورو مع LUNCH5'),
    href: '/search?category=lunch',
    pictures: ['salad', 'soup'],
    tone: 'leaf',
  },
];

/** All that the market sells, with its words in every language. */
export function catalogueAt(asOf: number): Catalogue {
  return { asOf, categories, items, banners };
}

export const itemOf = (id: string): Item | undefined => items.find((item) => item.id === id);
