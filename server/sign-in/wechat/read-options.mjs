import { createChecks } from '../web/check-options.mjs';
import { createPages } from '../web/pages.mjs';

export const CALLER = 'createWeChatSignIn';

/** @param {import('./create-wechat-sign-in.mjs').WeChatSignInOptions} options */
export function readOptions(options) {
  const { checkObject, checkText, checkFunction, checkAddress, checkShared } = createChecks(CALLER);
  checkObject(options);
  return {
    appId: checkText('appId', options.appId),
    secret: checkText('secret', options.secret),
    session: checkFunction('session', options.session),
    pages: createPages({ caller: CALLER, entries: options.returnTo, added: ['code', 'state'] }),
    api: checkAddress('api', options.api ?? 'https://api.weixin.qq.com'),
    authorize: checkAddress(
      'authorize',
      options.authorize ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    ),
    ...checkShared(options),
  };
}
