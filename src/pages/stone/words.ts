import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    order: 'Order a sample',
    facts: 'Facts',
    kind: 'Kind',
    finish: 'Finish',
    hardness: 'Hardness',
    mohs: (value: number) => `${value} Mohs`,
    weight: 'Density',
    density: (value: number) => `${value} g/cm³`,
    related: 'From other quarries',
    deeper: (depth: number) =>
      `Each row opens this page again, on top. You are ${depth} pages deep.`,
    noneTitle: 'No such stone',
    noneText: (id: string) => `The collection has no stone with the number ${id}.`,
  },
  zh: {
    order: '订购样品',
    facts: '资料',
    kind: '种类',
    finish: '表面',
    hardness: '硬度',
    mohs: (value: number) => `莫氏 ${value}`,
    weight: '密度',
    density: (value: number) => `${value} g/cm³`,
    related: '其他采石场',
    deeper: (depth: number) => `每一项都会再打开一个本页面。当前深度：${depth} 页。`,
    noneTitle: '没有这种石材',
    noneText: (id: string) => `没有编号为 ${id} 的石材。`,
  },
});
