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
}: WeChatSignInConfig): RedirectSignIn<WeChatSignInOptions | void> {
  return createRedirectSignIn<WeChatSignInOptions | void>({
    name: 'wechat',
    isAvailable: ({ platform }) => platform.host.env().app === 'wechat',
    begin: async (options, { platform, returnTo }) => {
      const data = { returnTo, scope: options?.scope ?? 'base' };
      const { address } = (
        await platform.request<{ address: string }>({ url: begin, method: 'POST', data })
      ).data;
      return { address, state: new URL(address).searchParams.get('state') ?? '' };
    },
    finish: async ({ code, state }, _keep, { platform }) => {
      const data = { code, state };
      return (await platform.request<Session>({ url: finish, method: 'POST', data })).data;
    },
  });
}
