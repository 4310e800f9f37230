import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    headline: 'Who are you today?',
    intro: 'There is no password: both accounts are part of the demonstration.',
    admin: 'Ada, admin',
    adminNote: 'May open every page',
    member: 'Max, member',
    memberNote: 'May look at stones, not at the admin page',
    token: 'How it works',
    tokenText:
      'Your choice makes a login token in this browser: a header, a payload and a signature that nobody checks. In a real app the token comes from your server, and your server checks it.',
  },
  zh: {
    headline: '今天你是谁？',
    intro: '无需密码：两个账号都只用于演示。',
    admin: 'Ada，管理员',
    adminNote: '可以打开所有页面',
    member: 'Max，普通用户',
    memberNote: '可以浏览石材，不能进入管理页面',
    token: '工作原理',
    tokenText:
      '你的选择会在本浏览器内生成一个登录令牌：头部、载荷，以及无人校验的签名。真实应用的令牌由你的服务器签发并校验。',
  },
});
