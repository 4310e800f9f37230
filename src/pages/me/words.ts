import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    nobody: 'Not signed in',
    nobodyNote: 'Some pages need you to sign in.',
    signedIn: (roles: string) => `Signed in as ${roles}`,
    signIn: 'Sign in',
    signOut: 'Sign out',
    admin: 'Open the admin page',
    language: 'Language',
    about: 'About',
    version: 'Portico',
    browser: 'Same as the browser',
  },
  zh: {
    nobody: '未登录',
    nobodyNote: '有些页面需要知道你是谁。',
    signedIn: (roles: string) => `身份：${roles}`,
    signIn: '登录',
    signOut: '退出登录',
    admin: '打开管理页面',
    language: '语言',
    about: '关于',
    version: 'Portico',
    browser: '跟随浏览器',
  },
});
