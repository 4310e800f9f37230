import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    demo: 'Demo',
    playground: 'Playground',
    startOver: 'Start over',
    noneTitle: 'No such component',
    noneText: (name: string) => `There is no folder components/${name} with a demo.`,
    loading: 'Loading the demo',
  },
  zh: {
    demo: '演示',
    playground: '试一试',
    startOver: '重新开始',
    noneTitle: '没有这个组件',
    noneText: (name: string) => `没有带演示的目录 components/${name}。`,
    loading: '正在加载演示',
  },
});
