import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    title: 'You have access',
    text: 'The route table allows only the role admin. Other users see a message and can sign in.',
    token: 'Your token',
    user: 'User',
    roles: 'Roles',
    expires: 'Valid until',
    checks: 'Checks of the app',
    footer: 'An admin has every permission, even if the token does not list it.',
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
