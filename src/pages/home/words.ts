import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    headline: 'A page stack in any browser',
    intro: 'Pages below keep their state. Back returns to them. A reload loses nothing.',
    depth: (depth: number) => (depth === 1 ? '1 page deep' : `${depth} pages deep`),
    position: (position: number) => `history position\u00a0${position}`,
  },
  zh: {
    headline: '任何浏览器里的页面栈',
    intro: '下层页面保持存活，返回总能回到来处，刷新不会丢失任何内容。',
    depth: (depth: number) => `栈中有 ${depth} 个页面`,
    position: (position: number) => `历史位置 ${position}`,
  },
});
