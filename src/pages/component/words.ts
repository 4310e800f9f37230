import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    demo: 'Demo',
    noneTitle: 'No such component',
    noneText: (name: string) => `There is no folder components/${name} with a demo.`,
    loading: 'Loading the demo',
  },
  zh: {
    demo: '演示',
    noneTitle: '没有这个组件',
    noneText: (name: string) => `没有带演示的目录 components/${name}。`,
    loading: '正在加载演示',
  },
});
