import { type ServerPaths, signInByServer } from './by-server';
import type { RedirectSignIn } from './redirect-sign-in';

export type WeChatSignInOptions = {
  /** `base` asks the user nothing and tells only who it is. `profile` asks for the name and the picture. @default 'base' */
  readonly scope?: 'base' | 'profile';
};

/** Signs users in by the WeChat account that they use. It works inside WeChat only. The server has `createWeChatSignIn`. */
export function wechatSignIn(paths: ServerPaths): RedirectSignIn<WeChatSignInOptions> {
  return signInByServer<WeChatSignInOptions>(paths, {
    name: 'wechat',
    isAvailable: ({ platform }) => platform.host.env().app === 'wechat',
    ask: ({ scope = 'base' }) => ({ scope }),
  });
}
