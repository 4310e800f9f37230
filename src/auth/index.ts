export type { ServerPaths } from './by-server';
export type { Claims } from './issuer';
export {
  oidc,
  oidcByServer,
  type OidcConfig,
  type OidcOptions,
  type OidcSignIn,
} from './oidc';
export {
  passkeys,
  type PasskeyOptions,
  type PasskeyPaths,
  type Passkeys,
  type PasskeySignInOptions,
} from './passkey';
export type { RedirectSignIn, SignInOptions, SignInState } from './redirect-sign-in';
export type { Session } from './session';
export { type SignInNow, useSignIn } from './use-sign-in';
export { wechatSignIn, type WeChatSignInOptions } from './wechat';
