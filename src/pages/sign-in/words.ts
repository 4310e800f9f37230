import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    headline: 'Choose an account',
    intro: 'There is no password. Both accounts are for this demo.',
    admin: 'Ada, admin',
    adminNote: 'Can open every page',
    member: 'Max, member',
    memberNote: 'Can open all pages except the admin page',
    token: 'How it works',
    tokenText:
      'This page makes a login token in your browser: a header, a payload and a signature without a check. In a real app your server makes the token and checks it.',
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
