export type { ServerPaths } from './by-server';
export type { Claims } from './issuer';
export {
  oidc,
  oidcByServer,
  type OidcConfig,
  type OidcOptions,
  type OidcSignIn,
} from './oidc';
export type { RedirectSignIn, Session, SignInOptions, SignInState } from './redirect-sign-in';
export { wechatSignIn, type WeChatSignInOptions } from './wechat';
