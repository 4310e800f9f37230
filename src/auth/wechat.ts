import { createRedirectSignIn, type RedirectSignIn, type Session } from './redirect-sign-in';

export type WeChatSignInConfig = {
  /** The two paths of your server: `handlers` of `createWeChatSignIn` in `portico/sign-in`. */
  readonly begin: string;
  readonly finish: string;
};

export type WeChatSignInOptions = {
  /** `base` asks the user nothing and tells only who it is. `profile` asks for the name and the picture. @default 'base' */
  readonly scope?: 'base' | 'profile';
};

/** Signs users in by the WeChat account that they use. It works inside WeChat only. */
export function wechatSignIn({
  begin,
  finish,
}: WeChatSignInConfig): RedirectSignIn<WeChatSignInOptions> {
  return createRedirectSignIn<WeChatSignInOptions>({
    name: 'wechat',
    isAvailable: ({ platform }) => platform.host.env().app === 'wechat',
    begin: async ({ scope = 'base' }, { platform, returnTo }) => {
      const data = { returnTo, scope };
      const answer = platform.request<{ address: string }>({ url: begin, method: 'POST', data });
      return { address: Object((await answer).data).address };
    },
    finish: async ({ code, state }, _keep, { platform }) => {
      const data = { code, state };
      return (await platform.request<Session>({ url: finish, method: 'POST', data })).data;
    },
  });
}
