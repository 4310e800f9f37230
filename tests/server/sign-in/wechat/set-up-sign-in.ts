import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createWeChatSignIn,
  type WeChatSignInOptions,
} from '../../../../server/sign-in/wechat/create-wechat-sign-in.mjs';
import { createFakeWeChat } from '@/testing/wechat/fake-wechat';

export { cookieOf, failureOf, post } from '../web/requests';

export const APP_ID = 'wx0123456789abcdef';
export const SECRET = 'secret-that-nobody-may-see';
export const KEY = 'key-of-32-characters-and-some-more';
export const PAGE = 'https://m.example.com/shop/orders?tab=open';

export const ANN = {
  openId: 'open-ann',
  unionId: 'union-ann',
  nickname: 'Ann 安',
  picture: 'https://thirdwx.qlogo.cn/ann/132',
};
export const BO = { openId: 'open-bo' };
export const SNAP = { openId: 'open-snap', isSnapshot: true };

/** The fake WeChat of a test file, and sign-ins that use it. Both have the same clock. */
export function setUpSignIn() {
  let time = Date.UTC(2030, 0, 1);
  const now = () => time;
  const create = () =>
    createFakeWeChat({ appId: APP_ID, secret: SECRET, users: [ANN, BO, SNAP], now });
  let fake = create();
  let running: Awaited<ReturnType<typeof fake.listen>>;

  beforeAll(async () => {
    running = await fake.listen();
  });
  beforeEach(async () => {
    await running.close();
    fake = create();
    running = await fake.listen();
  });
  afterAll(() => running.close());

  const optionsOf = (options: Partial<WeChatSignInOptions> = {}): WeChatSignInOptions => ({
    appId: APP_ID,
    secret: SECRET,
    key: KEY,
    session: ({ openId }) => ({ token: `session of ${openId}` }),
    returnTo: ['https://m.example.com'],
    api: running.origin,
    authorize: `${running.origin}/connect/oauth2/authorize`,
    now,
    ...options,
  });

  return {
    fake: () => fake,
    origin: () => running.origin,
    wait: (milliseconds: number) => void (time += milliseconds),
    optionsOf,
    signIn: (options?: Partial<WeChatSignInOptions>) => createWeChatSignIn(optionsOf(options)),
  };
}

/** Opens WeChat's address as the messaging app does, and returns the address that it goes back to. */
export async function authorize(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location');
  if (location === null) throw new Error(`WeChat answered ${response.status} without a redirect`);
  return new URL(location);
}

/** Opens an address that shows a page with links, and follows the link with this text. */
export async function authorizeBy(text: 'Allow' | 'Reject', address: string): Promise<URL> {
  const page = await (await fetch(address)).text();
  const [, path = ''] = new RegExp(`href="([^"]*)">${text}<`).exec(page) ?? [];
  return authorize(new URL(path.replaceAll('&amp;', '&'), address).href);
}

/** The code and the state that WeChat added. */
export const answerIn = (url: URL) => ({
  code: url.searchParams.get('code') ?? '',
  state: url.searchParams.get('state') ?? '',
});
