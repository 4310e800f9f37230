import type { ReactNode } from 'react';
import {
  ClockIcon,
  CompassIcon,
  ListIcon,
  OfflineIcon,
  ShieldIcon,
  WarningIcon,
} from '@/components/icon';
import { BubbleIcon, HeaderIcon, LayersIcon, MessagesIcon, PenIcon, PictureIcon } from './icons';
import { defineWords } from './words';

type EntryId =
  | 'stones'
  | 'sample'
  | 'stack'
  | 'admin'
  | 'picture'
  | 'customBar'
  | 'overlays'
  | 'host'
  | 'slow'
  | 'flaky'
  | 'broken'
  | 'lost';

export type ChapterEntry = {
  readonly id: EntryId;
  readonly url: string;
  readonly icon: ReactNode;
};

/** The table of contents: home shows it, and on wide screens the window beside the app. */
export const chapters = {
  walk: [
    { id: 'stones', url: '/stones', icon: <ListIcon /> },
    { id: 'sample', url: '/sample', icon: <PenIcon /> },
    { id: 'stack', url: '/stack', icon: <LayersIcon /> },
    { id: 'admin', url: '/admin', icon: <ShieldIcon /> },
  ],
  look: [
    { id: 'picture', url: '/picture', icon: <PictureIcon /> },
    { id: 'customBar', url: '/custom-bar', icon: <HeaderIcon /> },
    { id: 'overlays', url: '/overlays', icon: <BubbleIcon /> },
  ],
  inside: [{ id: 'host', url: '/host', icon: <MessagesIcon /> }],
  trouble: [
    { id: 'slow', url: '/slow', icon: <ClockIcon /> },
    { id: 'flaky', url: '/flaky', icon: <OfflineIcon /> },
    { id: 'broken', url: '/broken', icon: <WarningIcon /> },
    { id: 'lost', url: '/nowhere', icon: <CompassIcon /> },
  ],
} as const satisfies Readonly<Record<string, readonly ChapterEntry[]>>;

export const chapterWords = defineWords({
  en: {
    walk: 'Walk through',
    look: 'Bars and overlays',
    inside: 'Inside another app',
    trouble: 'When things go wrong',
    stones: 'A long list',
    stonesNote: '1,000 rows, search, pull to refresh',
    sample: 'A form that remembers',
    sampleNote: 'A draft, a chosen colour, a question before you leave',
    stack: 'The page stack, live',
    stackNote: 'Every operation, every event',
    admin: 'Admins only',
    adminNote: 'A guard that leads to sign-in',
    picture: 'Over a picture',
    pictureNote: 'A transparent bar that fills in as you scroll',
    customBar: 'A custom bar',
    customBarNote: 'The page draws its own header',
    overlays: 'Overlays',
    overlaysNote: 'Toast, loading, dialog, action sheet',
    host: 'Messaging app',
    hostNote: 'Share, pictures, voice, location',
    slow: 'A slow page',
    slowNote: 'Its code takes two seconds to load',
    flaky: 'A page that fails to load',
    flakyNote: 'One tap loads it again',
    broken: 'A page that crashes',
    brokenNote: 'The rest of the app continues to work',
    lost: 'An unknown address',
    lostNote: 'A page with a button to Home',
  },
  zh: {
    walk: '四处走走',
    look: '导航栏与浮层',
    inside: '在其他应用内',
    trouble: '出错的时候',
    stones: '长列表',
    stonesNote: '一千行、搜索、下拉刷新',
    sample: '会记住的表单',
    sampleNote: '草稿、选色、离开前询问',
    stack: '实时页面栈',
    stackNote: '全部操作与生命周期',
    admin: '仅限管理员',
    adminNote: '路由守卫与登录',
    picture: '图片之上',
    pictureNote: '随滚动渐显的透明导航栏',
    customBar: '自绘导航栏',
    customBarNote: '页面自己绘制头部',
    overlays: '浮层',
    overlaysNote: '提示、加载、对话框、操作菜单',
    host: '消息应用',
    hostNote: '分享、图片、语音、位置',
    slow: '缓慢的页面',
    slowNote: '代码两秒后才到达',
    flaky: '加载失败的页面',
    flakyNote: '轻点即可重新加载',
    broken: '崩溃的页面',
    brokenNote: '应用其余部分照常运行',
    lost: '未知地址',
    lostNote: '真正的页面，附返回首页的路',
  },
});
