/** Names by language. The server answers in the language that the app asks for. */
type Text = { readonly en: string; readonly 'zh-Hans': string; readonly ar: string };

export type Language = keyof Text;

export const drinks = [
  {
    id: 'espresso',
    colour: '#5b3a29',
    price: 2.2,
    name: { en: 'Espresso', 'zh-Hans': '浓缩咖啡', ar: 'إسبريسو' },
    note: { en: 'Short and strong', 'zh-Hans': '小杯，味道浓', ar: 'فنجان صغير بطعم قوي' },
  },
  {
    id: 'flat-white',
    colour: '#a9744f',
    price: 3.4,
    name: { en: 'Flat white', 'zh-Hans': '馥芮白', ar: 'فلات وايت' },
    note: {
      en: 'Two shots, silky milk',
      'zh-Hans': '双份浓缩，丝滑牛奶',
      ar: 'جرعتا إسبريسو مع حليب ناعم',
    },
  },
  {
    id: 'cold-brew',
    colour: '#3f2a20',
    price: 3.8,
    name: { en: 'Cold brew', 'zh-Hans': '冷萃咖啡', ar: 'قهوة باردة' },
    note: { en: 'Steeped for 16 hours', 'zh-Hans': '低温浸泡 16 小时', ar: 'منقوعة لمدة 16 ساعة' },
  },
  {
    id: 'matcha',
    colour: '#7d9a4a',
    price: 4.1,
    name: { en: 'Matcha latte', 'zh-Hans': '抹茶拿铁', ar: 'ماتشا لاتيه' },
    note: {
      en: 'Green tea and oat milk',
      'zh-Hans': '绿茶配燕麦奶',
      ar: 'شاي أخضر مع حليب الشوفان',
    },
  },
  {
    id: 'chocolate',
    colour: '#6b3f2a',
    price: 3.6,
    name: { en: 'Hot chocolate', 'zh-Hans': '热巧克力', ar: 'شوكولاتة ساخنة' },
    note: {
      en: 'Dark, with a little salt',
      'zh-Hans': '黑巧克力，加少许盐',
      ar: 'داكنة مع قليل من الملح',
    },
  },
] as const satisfies readonly {
  id: string;
  colour: string;
  price: number;
  name: Text;
  note: Text;
}[];

export const messages = {
  tooFew: {
    en: 'We bring three cups or more.',
    'zh-Hans': '满三杯才能送货。',
    ar: 'نوصل ثلاثة أكواب أو أكثر.',
  },
  wrongCode: { en: 'This is not the code.', 'zh-Hans': '验证码错误。', ar: 'الرمز غير صحيح.' },
  noDrinks: { en: 'Choose a drink.', 'zh-Hans': '请选择饮品。', ar: 'اختر مشروبًا.' },
} as const satisfies Record<string, Text>;
