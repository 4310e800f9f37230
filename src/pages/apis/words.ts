import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    search: 'Search calls',
    clear: 'Clear',
    navigation: 'Navigation',
    feedback: 'Feedback',
    page: 'Page and bar',
    tabBar: 'Tab bar',
    windows: 'Windows of wide screens',
    account: 'Account',
    noneTitle: 'No such call',
    noneText: (query: string) => `No call is named “${query}”, and none says so in its note.`,
    all: 'Show all calls',
  },
  zh: {
    search: '搜索接口',
    clear: '清除',
    navigation: '导航',
    feedback: '反馈',
    page: '页面与导航栏',
    tabBar: '标签栏',
    windows: '宽屏窗口',
    account: '账号',
    noneTitle: '没有这个接口',
    noneText: (query: string) => `名称与说明中都没有「${query}」。`,
    all: '显示全部接口',
  },
});
