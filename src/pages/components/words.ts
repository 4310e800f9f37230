import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    search: 'Search components',
    clear: 'Clear',
    count: (count: number) => (count === 1 ? '1 component' : `${count} components`),
    noneTitle: 'No such component',
    noneText: (query: string) => `Nothing is called “${query}”, and nothing says so in its note.`,
    all: 'Show all components',
  },
  zh: {
    search: '搜索组件',
    clear: '清除',
    count: (count: number) => `${count} 个组件`,
    noneTitle: '没有这个组件',
    noneText: (query: string) => `名称与说明中都没有「${query}」。`,
    all: '显示全部组件',
  },
});
