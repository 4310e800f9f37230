import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    title: 'You are in',
    text: 'The route table lets only the role admin through. Everybody else is told so, and may sign in.',
    token: 'What your token says',
    user: 'User',
    roles: 'Roles',
    expires: 'Valid until',
    checks: 'What the app asks',
    footer: 'An admin has every permission, named in the token or not.',
    yes: 'yes',
    no: 'no',
    signOut: 'Sign out',
  },
  zh: {
    title: '你已进入',
    text: '路由表只放行 admin 角色。其他人会收到提示，并可选择登录。',
    token: '令牌内容',
    user: '用户',
    roles: '角色',
    expires: '有效期至',
    checks: '应用的询问',
    footer: '管理员拥有全部权限，无论令牌中是否列出。',
    yes: '是',
    no: '否',
    signOut: '退出登录',
  },
});
