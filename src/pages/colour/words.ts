import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: { lead: 'The colour you tap goes back to the page that asked for it.', group: 'Colours' },
  zh: { lead: '轻点的颜色会交还给打开本页的页面。', group: '颜色' },
});
