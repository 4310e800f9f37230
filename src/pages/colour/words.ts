import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: { lead: 'Tap a colour to send it back to the page before.', group: 'Colours' },
  zh: { lead: '轻点的颜色会交还给打开本页的页面。', group: '颜色' },
});
