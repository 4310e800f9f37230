import type { ApisOf } from './api-entry';

const group = 'app' as const;
const sync = true;
const on = { group, sync, args: 'listener' as const };
const off = { group, sync, en: 'Removes all its listeners.', zh: '移除其全部监听函数。' };

export const appApis = {
  getLaunchOptionsSync: {
    group,
    sync,
    en: 'What the app was opened with.',
    zh: '应用启动时的参数。',
  },
  getEnterOptionsSync: {
    group,
    sync,
    en: 'In a browser the same.',
    zh: '在浏览器中与启动参数相同。',
  },
  onAppShow: { ...on, en: 'The app comes into view again.', zh: '应用重新进入前台。' },
  offAppShow: off,
  onAppHide: { ...on, en: 'The app goes out of view.', zh: '应用进入后台。' },
  offAppHide: off,
  onError: { ...on, en: 'Something was thrown, and nobody caught it.', zh: '未被捕获的错误。' },
  offError: off,
  onUnhandledRejection: {
    ...on,
    en: 'A promise was rejected, and nobody heard it.',
    zh: '未被处理的 Promise 拒绝。',
  },
  offUnhandledRejection: off,
  onPageNotFound: { ...on, en: 'A page is not in the route table.', zh: '路由表中没有该页面。' },
  offPageNotFound: off,
  onTabBarMidButtonTap: {
    ...on,
    en: 'The button in the middle of the tab bar, where there is one.',
    zh: '标签栏中间按钮（若有）被点击。',
  },
  offTabBarMidButtonTap: off,
  onPushMessage: {
    ...on,
    en: 'What invokePushCallback brings.',
    zh: '由 invokePushCallback 带来的消息。',
  },
  offPushMessage: off,
} as const satisfies ApisOf<'app'>;
