// The entry `portico/sign-in`, for any framework. Its guides in docs/guides/: sign-in-in-wechat, sign-in-with-google, passkeys and pay.
/** @typedef {import('../wechat/lease.mjs').TicketStore} TicketStore */
/** @typedef {import('./wechat/create-wechat-sign-in.mjs').WeChatSignInOptions} WeChatSignInOptions */
/** @typedef {import('./wechat/create-wechat-sign-in.mjs').WeChatUser} WeChatUser */
/** @typedef {import('./oidc/create-oidc-sign-in.mjs').OidcSignIn} OidcSignIn */
/** @typedef {import('./oidc/create-oidc-sign-in.mjs').OidcSignInOptions} OidcSignInOptions */
/** @typedef {import('./oidc/create-oidc-sign-in.mjs').OidcTokens} OidcTokens */
/** @typedef {import('./oidc/create-oidc-sign-in.mjs').OidcUser} OidcUser */
/** @typedef {import('./passkeys/create-passkeys.mjs').Passkey} Passkey */
/** @typedef {import('./passkeys/create-passkeys.mjs').PasskeyOptions} PasskeyOptions */
/** @typedef {import('./passkeys/create-passkeys.mjs').PasskeyStore} PasskeyStore */
/** @typedef {import('./passkeys/create-passkeys.mjs').PasskeyUser} PasskeyUser */
/** @typedef {import('./pay/create-wechat-pay.mjs').WeChatPayOptions} WeChatPayOptions */
/** @typedef {import('./pay/create-wechat-pay.mjs').Order} Order */
/** @typedef {import('./pay/create-wechat-pay.mjs').PaymentSheet} PaymentSheet */
/** @typedef {import('./pay/create-wechat-pay.mjs').Paid} Paid */
/** @typedef {import('./pay/create-wechat-pay.mjs').Payment} Payment */
/** @typedef {import('./pay/create-wechat-pay.mjs').Price} Price */
/** @typedef {import('./pay/create-wechat-pay.mjs').KnownRefund} KnownRefund */
/** @typedef {import('./pay/create-wechat-pay.mjs').Refund} Refund */
/** @typedef {import('./pay/create-wechat-pay.mjs').RefundOrder} RefundOrder */
export { HttpError } from '../shared/http.mjs';
export { toNodeHandler } from '../shared/node-handler.mjs';
export { createMemoryStore } from '../wechat/lease.mjs';
export { createOidcSignIn } from './oidc/create-oidc-sign-in.mjs';
export { createPasskeys } from './passkeys/create-passkeys.mjs';
export { createWeChatPay } from './pay/create-wechat-pay.mjs';
export { createWeChatSignIn } from './wechat/create-wechat-sign-in.mjs';
export { readOidcSignInOptions } from './environment.mjs';
export { readPasskeyOptions } from './environment.mjs';
export { readWeChatPayOptions } from './environment.mjs';
export { readWeChatSignInOptions } from './environment.mjs';
export { WeChatPayError } from './pay/ask.mjs';
