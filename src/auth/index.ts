export type { RedirectSignIn, Session, SignInState } from './redirect-sign-in';
export { wechatSignIn, type WeChatSignInConfig, type WeChatSignInOptions } from './wechat';
