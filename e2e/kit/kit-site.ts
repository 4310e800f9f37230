import { readFileSync } from 'node:fs';
import { test as base, type BrowserContext } from '@playwright/test';
import { sha1 } from 'js-sha1';
import {
  installWeChat,
  type Profile,
  profiles,
  type WeChat,
  type WeChatOptions,
} from 'portico/testing';

export { expect } from '@playwright/test';

/** The test answers all requests to this https URL, so it needs no server. */
export const SITE = 'https://shop.test';
export const TICKET = 'kit-ticket';

export const LANDING = `${SITE}/?from=card`;
export const CURRENT = `${SITE}/item/3`;
export const apis = ['chooseImage', 'getLocalImgData', 'scanQRCode', 'getLocation', 'checkJsApi'];
/** The bridge's error for a call without a grant. */
export const unsigned = 'the permission value is offline verifying';

const fromModules = (path: string) =>
  readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8');

const policy = [
  "default-src 'self'",
  "img-src 'self' data: https://open.weixin.qq.com",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const files: Readonly<Record<string, () => string>> = {
  '/jweixin.js': () => fromModules('jweixin-module/lib/index.js'),
  '/wecom.js': () => fromModules('@wecom/jssdk/dist/wecom.global.js'),
};

const html = '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>';
const scripts = '<script src="/jweixin.js"></script><script src="/wecom.js"></script>';

/** The signature that a backend returns. It uses another library than the check in the kit. */
export function signFor(url: string, ticket = TICKET) {
  const signed = { nonceStr: 'kit-nonce', timestamp: 1_790_000_000 };
  const text = `jsapi_ticket=${ticket}&noncestr=${signed.nonceStr}&timestamp=${signed.timestamp}&url=${url}`;
  return { ...signed, signature: sha1(text) };
}

/** Answers every URL of the shop. Counts the SDK's beacons and drops them. Any other request is an error. */
export async function serveSite(context: BrowserContext) {
  const beacons: string[] = [];
  const foreign: string[] = [];
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'open.weixin.qq.com') beacons.push(url.pathname);
    else if (url.origin !== SITE) foreign.push(url.href);
    if (url.origin !== SITE) return route.abort();
    const script = files[url.pathname];
    return route.fulfill({
      contentType: script ? 'text/javascript' : 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: script?.() ?? html + scripts,
    });
  });
  return { beacons, foreign };
}

/** `test.use(inside(profiles.wechatIos))` sets the phone and the app for a test. */
export const inside = (profile: Profile, options: WeChatOptions = {}) => ({
  ...profile,
  profile,
  options,
});

type Fixtures = {
  profile: Profile;
  options: WeChatOptions;
  site: Awaited<ReturnType<typeof serveSite>>;
  wechat: WeChat;
};

export const test = base.extend<Fixtures>({
  profile: [profiles.wechatIos, { option: true }],
  options: [{}, { option: true }],
  site: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      const site = await serveSite(context);
      await provide(site);
      base.expect(errors, 'uncaught errors').toEqual([]);
      base.expect(site.foreign, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  wechat: [
    async ({ context, options, profile }, provide) => {
      await provide(await installWeChat(context, { ticket: TICKET, profile, ...options }));
    },
    { auto: true },
  ],
});
