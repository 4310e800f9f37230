import type { BrowserContext, Page } from '@playwright/test';
import { createWeChatSignIn, HttpError } from 'portico/sign-in';
import { createFakeWeChat } from 'portico/testing';
import type { App, Traps } from '../helpers';
import { answer } from '../support/answer';
import { tokenFor } from '../support/token';

const appId = 'wx0123456789abcdef';
const secret = 'secret-that-nobody-may-see';

export const WECHAT_PATHS = '**/api/sign-in/wechat/*';

/** The server of the product, and WeChat's servers on another origin. `target` is the browser whose requests it answers. */
export async function serveWeChat(target: BrowserContext | Page, app: App, traps: Traps) {
  const users = [
    { openId: 'ann', nickname: 'Ann 安' },
    { openId: 'bea', nickname: 'Bea' },
  ];
  const wechat = createFakeWeChat({ appId, secret, users });
  const { origin, close } = await wechat.listen();
  traps.allow(new RegExp(`^request to ${origin}/`));
  let failing: number | null = null;
  const { handlers } = createWeChatSignIn({
    appId,
    secret,
    key: 'key-of-32-characters-and-some-more',
    returnTo: [new URL(app.href('/')).origin],
    api: origin,
    authorize: `${origin}/connect/oauth2/authorize`,
    session: ({ openId }) => {
      if (failing !== null) {
        const status = failing;
        failing = null;
        throw new HttpError(status, 'not now');
      }
      return { token: tokenFor({ uid: openId, role: ['admin'] }) };
    },
  });
  await target.route(WECHAT_PATHS, (route) =>
    answer(route, route.request().url().endsWith('/begin') ? handlers.begin : handlers.finish),
  );
  return {
    close,
    setUser: wechat.setUser,
    exchanges: () => wechat.requests('/sns/oauth2/access_token').length,
    seen: () => wechat.requests().map(({ pathname }) => pathname),
    failNext: (status: number) => {
      failing = status;
      traps.allow(/Failed to load resource/);
    },
  };
}
