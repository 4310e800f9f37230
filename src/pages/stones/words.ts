import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    count: (count: number) => (count === 1 ? '1 stone' : `${count.toLocaleString('en')} stones`),
    checked: (time: string) => `updated at ${time}`,
    more: 'Loading more stones',
    end: 'You have seen all stones',
    noneTitle: 'No such stone',
    noneText: 'Search for a name, a kind or a number, such as alba, granite or 0417.',
  },
  zh: {
    count: (count: number) => `${count.toLocaleString('en')} 种石材`,
    checked: (time: string) => `${time} 更新`,
    more: '正在从采石场运来更多',
    end: '已全部显示',
    noneTitle: '没有这种石材',
    noneText: '可按名称、种类或编号搜索：阿尔巴、花岗岩、0417。',
  },
});
