import { type Apis, text } from './api-entry';

const args = 'list' as const;
const sync = true;

export const accountApis = {
  'auth.user': {
    sync,
    en: 'Returns the signed-in user, or null.',
    zh: '当前登录者；无人登录时为 null。',
  },
  'auth.tokenValid': {
    sync,
    en: 'Checks whether there is a valid token.',
    zh: '是否存在未过期的令牌。',
  },
  'auth.hasRole': {
    sync,
    args,
    en: 'Checks whether the token has this role.',
    zh: '令牌是否包含该角色。',
    fields: [text('role', 'admin')],
  },
  'auth.hasPermission': {
    sync,
    args,
    en: 'Checks whether the user has a permission. An admin has all.',
    zh: '用户是否拥有该权限。管理员拥有全部权限。',
    fields: [text('permission', 'orders:read')],
  },
  'auth.setToken': {
    sync,
    args,
    en: 'Signs in with a token. An invalid token counts as signed out.',
    zh: '登录。无效令牌等同于未登录。',
    fields: [text('token', 'header.payload.signature')],
  },
  'auth.token': {
    sync,
    en: 'Returns the stored token for the header of a request, or null.',
    zh: '已保存的令牌，用于请求头；未登录时为 null。',
  },
  'auth.refreshToken': {
    sync,
    en: 'Returns the stored refresh token, or null.',
    zh: '已保存的刷新令牌；没有时为 null。',
  },
  'auth.setUser': {
    sync,
    en: 'Signs in the user of a cookie session. Null signs out.',
    zh: '登录 Cookie 会话的用户；null 表示退出登录。',
    fields: [text('uid', 'ann')],
  },
  'auth.refresh': {
    args,
    en: 'Renews the token. False without a session, or if the app has no refresh.',
    zh: '续期令牌。没有会话或应用未配置刷新时为 false。',
  },
  'auth.clear': { sync, en: 'Signs out.', zh: '退出登录。' },
} as const satisfies Apis;
