import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    search: 'Search components',
    count: (count: number) => (count === 1 ? '1 component' : `${count} components`),
    noneTitle: 'No such component',
    noneText: (query: string) => `No name or description contains “${query}”.`,
    all: 'Show all components',
    form: 'Form',
    content: 'Content',
    layout: 'Layout and lists',
    overlays: 'Overlays',
    app: 'App and gestures',
    more: 'More',
  },
  zh: {
    search: '搜索组件',
    count: (count: number) => `${count} 个组件`,
    noneTitle: '没有这个组件',
    noneText: (query: string) => `名称与说明中都没有“${query}”。`,
    all: '显示全部组件',
    form: '表单',
    content: '内容',
    layout: '布局与列表',
    overlays: '浮层',
    app: '应用与手势',
    more: '其他',
  },
});
