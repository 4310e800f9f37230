import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    demo: 'Demo',
    source: 'Code of the demo',
    noSource: 'Could not load the code. Press the button again.',
    playground: 'Playground',
    startOver: 'Reset',
    unset: 'not set',
    range: (min: number, max: number) =>
      [
        'A number',
        Number.isFinite(min) ? `from ${min}` : '',
        Number.isFinite(max) ? `to ${max}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    noneTitle: 'No such component',
    noneText: (name: string) => `There is no folder components/${name} with a demo.`,
    loading: 'Loading the demo',
  },
  zh: {
    demo: '演示',
    source: '演示代码',
    noSource: '代码加载失败，请再点一次。',
    playground: '试一试',
    startOver: '重置',
    unset: '未设置',
    range: (min: number, max: number) =>
      [
        '请输入数字',
        Number.isFinite(min) ? `不小于 ${min}` : '',
        Number.isFinite(max) ? `不大于 ${max}` : '',
      ]
        .filter(Boolean)
        .join('，'),
    noneTitle: '没有这个组件',
    noneText: (name: string) => `没有带演示的目录 components/${name}。`,
    loading: '正在加载演示',
  },
});
