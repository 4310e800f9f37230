import { type Apis, hear, off } from './api-entry';

const sync = true;

export const appApis = {
  getLaunchOptionsSync: { sync, en: 'Returns how the app was opened.', zh: '应用启动时的参数。' },
  getEnterOptionsSync: {
    sync,
    en: 'Does the same in a browser.',
    zh: '在浏览器中与启动参数相同。',
  },
  onAppShow: { ...hear, en: 'Runs when the app becomes visible again.', zh: '应用重新进入前台。' },
  offAppShow: off,
  onAppHide: { ...hear, en: 'Runs when the app is hidden.', zh: '应用进入后台。' },
  offAppHide: off,
  onError: { ...hear, en: 'Runs after an error that no code caught.', zh: '未被捕获的错误。' },
  offError: off,
  onUnhandledRejection: {
    ...hear,
    en: 'Runs when a rejected promise has no handler.',
    zh: '未被处理的 Promise 拒绝。',
  },
  offUnhandledRejection: off,
  onPageNotFound: {
    ...hear,
    en: 'Runs when a page is not in the route table.',
    zh: '路由表中没有该页面。',
  },
  offPageNotFound: off,
  onPageEvent: {
    ...hear,
    en: 'Runs when any page is loaded, shown, hidden or unloaded.',
    zh: '任意页面的加载、显示、隐藏与卸载。',
  },
  offPageEvent: off,
  onTabBarMidButtonTap: {
    ...hear,
    en: 'Runs after a tap on the middle button of the tab bar.',
    zh: '标签栏中间按钮（若有）被点击。',
  },
  offTabBarMidButtonTap: off,
  onPushMessage: {
    ...hear,
    en: 'Runs when invokePushCallback passes a message.',
    zh: '由 invokePushCallback 带来的消息。',
  },
  offPushMessage: off,
} as const satisfies Apis;
