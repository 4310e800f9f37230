import type { Badge, Item, OptionGroup, Review, Text } from '../src/api/types.ts';

export const text = (en: string, zh: string, ar: string): Text => ({ en, 'zh-Hans': zh, ar });

const choice = (value: string, name: Text, extra = 0) => ({ value, label: name, extra });

export const size: OptionGroup = {
  id: 'size',
  name: text('Size', '杯型', 'الحجم'),
  multiple: false,
  choices: [
    choice('small', text('Small', '中杯', 'صغير')),
    choice('large', text('Large', '大杯', 'كبير'), 0.8),
  ],
};

export const milk: OptionGroup = {
  id: 'milk',
  name: text('Milk', '奶', 'الحليب'),
  multiple: false,
  choices: [
    choice('whole', text('Whole milk', '全脂奶', 'كامل الدسم')),
    choice('oat', text('Oat', '燕麦奶', 'شوفان'), 0.4),
    choice('soy', text('Soy', '豆奶', 'صويا'), 0.4),
  ],
};

export const extras: OptionGroup = {
  id: 'extras',
  name: text('Extras', '加料', 'إضافات'),
  multiple: true,
  choices: [
    choice('shot', text('Extra shot', '加浓缩', 'جرعة إضافية'), 0.7),
    choice('syrup', text('Vanilla', '香草糖浆', 'فانيلا'), 0.5),
    choice('cocoa', text('Cocoa', '可可粉', 'كاكاو'), 0.2),
  ],
};

export const grind: OptionGroup = {
  id: 'grind',
  name: text('Grind', '研磨', 'الطحن'),
  multiple: false,
  choices: [
    choice('whole-bean', text('Whole beans', '咖啡豆', 'حبوب كاملة')),
    choice('filter', text('Filter', '手冲粉', 'فلتر')),
    choice('fine', text('Espresso', '意式粉', 'إسبريسو')),
  ],
};

export const slices: OptionGroup = {
  id: 'slices',
  name: text('Sliced', '切片', 'التقطيع'),
  multiple: false,
  choices: [
    choice('uncut', text('No', '不切', 'بدون')),
    choice('thin', text('Thin', '薄片', 'رقيق')),
    choice('thick', text('Thick', '厚片', 'سميك')),
  ],
};

export const warm: OptionGroup = {
  id: 'warm',
  name: text('Serve it', '温度', 'التقديم'),
  multiple: false,
  choices: [
    choice('cold', text('As it is', '常温', 'كما هو')),
    choice('warmed', text('Warm', '加热', 'دافئ')),
  ],
};

const reviewTexts = [
  text('I come back for it every week.', '每周都来买。', 'أعود لشرائه كل أسبوع.'),
  text('Fresh, and packed with care.', '很新鲜，包装也用心。', 'طازج ومغلّف بعناية.'),
  text(
    'Good, but I would like a larger one.',
    '不错，要是再大一点就好了。',
    'جيد، لكن أتمنى لو كان أكبر.',
  ),
  text('The children love it.', '孩子们很喜欢。', 'يحبه الأطفال.'),
];
const reviewers = ['Mira', '林小雨', 'يوسف', 'Tom', 'Ana', 'سارة'];

/** Three reviews that differ from item to item, and are the same at each start. */
const reviewsOf = (seed: number): readonly Review[] =>
  [0, 1, 2].map((index) => ({
    name: reviewers[(seed + index * 2) % reviewers.length] ?? 'Mira',
    stars: 5 - ((seed + index) % 3 === 2 ? 1 : 0),
    text: reviewTexts[(seed + index) % reviewTexts.length] ?? reviewTexts[0]!,
    day: `2026-11-${String(24 - index * 3 - (seed % 3)).padStart(2, '0')}`,
  }));

type Facts = {
  readonly category: string;
  readonly name: Text;
  readonly note: Text;
  readonly unit: Text;
  readonly price: number;
  readonly synonyms: readonly string[];
  readonly before?: number;
  readonly badge?: Badge;
  readonly options?: readonly OptionGroup[];
};

export function item(id: string, facts: Facts): Item {
  const seed = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    id,
    options: [],
    rating: 4.3 + (seed % 7) / 10,
    ratings: 40 + (seed % 400),
    reviews: reviewsOf(seed),
    ...facts,
  };
}
