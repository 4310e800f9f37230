import { type Apis, choice, number, text } from './api-entry';

export const pageApis = {
  setNavigationBarTitle: {
    en: 'Changes this page’s title.',
    zh: '更改本页标题。',
    fields: [text('title', 'A new title')],
  },
  setNavigationBarColor: {
    en: 'Changes the colours of this page’s bar.',
    zh: '更改本页导航栏颜色。',
    fields: [choice('frontColor', '#ffffff', '#000000'), text('backgroundColor', '#0a6b5a')],
  },
  showNavigationBarLoading: { en: 'Shows a spinner beside the title.', zh: '在标题旁显示加载圈。' },
  hideNavigationBarLoading: { en: 'Hides the spinner.', zh: '隐藏加载圈。' },
  pageScrollTo: {
    en: 'Scrolls this page smoothly.',
    zh: '平滑滚动本页。',
    fields: [number('scrollTop', '120'), text('selector'), number('duration', '300')],
  },
  startPullDownRefresh: { en: 'Starts pull-to-refresh.', zh: '触发下拉刷新。' },
  stopPullDownRefresh: { en: 'Ends the refresh.', zh: '结束刷新。' },
  setPageMeta: {
    en: 'Sets a style of this page and the font size of the document.',
    zh: '设置本页样式与根字号。',
    fields: [text('rootFontSize', '18px'), text('pageStyle')],
  },
} as const satisfies Apis;
