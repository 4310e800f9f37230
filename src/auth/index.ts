export type { RedirectSignIn, Session, SignInOptions, SignInState } from './redirect-sign-in';
export { wechatSignIn, type WeChatSignInConfig, type WeChatSignInOptions } from './wechat';
