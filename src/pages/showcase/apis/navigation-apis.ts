import { type Apis, number, text } from './api-entry';

export const navigationApis = {
  navigate: {
    en: 'Opens a page on top of this one.',
    zh: '在当前页面之上打开新页面。',
    fields: [text('url', '/item/honey')],
  },
  redirect: {
    en: 'Opens a page instead of this one.',
    zh: '用新页面替换当前页面。',
    fields: [text('url', '/item/croissant')],
  },
  relaunch: {
    en: 'Closes everything and opens one page.',
    zh: '关闭所有页面并打开一个页面。',
    fields: [text('url', '/item/flat-white')],
  },
  switchTab: {
    en: 'Goes to a tab and closes the pages above it.',
    zh: '切换到标签页并关闭其上的页面。',
    fields: [text('url', '/me')],
  },
  back: {
    en: 'Goes back some pages, never below the first.',
    zh: '返回若干页，但不会越过第一页。',
    fields: [number('delta', '1')],
    args: 'list',
  },
  open: {
    en: 'Opens a page and waits for its result.',
    zh: '打开页面并等待其结果。',
    fields: [text('url', '/choose-location')],
    args: 'open',
  },
  preload: {
    en: 'Loads a page’s code and data in advance.',
    zh: '提前获取页面的代码与数据。',
    fields: [text('url', '/cart')],
  },
  invalidate: {
    en: 'Loads the data of a route’s pages again.',
    zh: '重新加载某路由各页面的数据。',
    fields: [text('route', '/cart')],
    args: 'list',
  },
  href: {
    en: 'Returns the address of a page for a link.',
    zh: '页面的链接地址。',
    fields: [text('url', '/item/honey')],
    sync: true,
  },
  pages: { en: 'Returns the stack, bottom first.', zh: '页面栈，自下而上。', sync: true },
  navigateTo: {
    en: 'uni-app’s name for navigate.',
    zh: 'navigate 在 uni-app 中的名称。',
    fields: [text('url', '/item/honey')],
  },
  redirectTo: {
    en: 'uni-app’s name for redirect.',
    zh: 'redirect 在 uni-app 中的名称。',
    fields: [text('url', '/item/croissant')],
  },
  reLaunch: {
    en: 'uni-app’s name for relaunch.',
    zh: 'relaunch 在 uni-app 中的名称。',
    fields: [text('url', '/item/flat-white')],
  },
  navigateBack: {
    en: 'uni-app’s name for back.',
    zh: 'back 在 uni-app 中的名称。',
    fields: [number('delta', '1')],
  },
  preloadPage: {
    en: 'uni-app’s name for preload.',
    zh: 'preload 在 uni-app 中的名称。',
    fields: [text('url', '/cart')],
  },
} as const satisfies Apis;
