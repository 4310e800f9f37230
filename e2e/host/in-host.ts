import type { Page, Request } from '@playwright/test';
import {
  installWeChat,
  type Profile,
  profiles,
  type WeChat,
  type WeChatOptions,
} from 'portico/testing';
import { test as base, withOptions } from '../helpers';
import type { FixtureAppOptions } from '../support/options';

export { expect } from '../helpers';

type HostOptions = FixtureAppOptions['host'];

/** The two ways to WeChat: its bridge alone, or with the public SDK of the product. */
export const ways = ['the bridge', 'jweixin'] as const;

/** `test.use(inside(profiles.wechatIos))` sets the phone and the app around the page. */
export const inside = (profile: Profile, options: WeChatOptions = {}) => ({
  ...profile,
  profile,
  wechatOptions: options,
});

type Fixtures = {
  profile: Profile;
  wechatOptions: WeChatOptions;
  hostOptions: HostOptions;
  way: (typeof ways)[number];
  wechat: WeChat;
  /** The addresses that were sent to the signing server. */
  signed: string[];
};

export const SIGNATURES = '/api/wechat/signature';

export const test = base.extend<Fixtures>({
  profile: [profiles.wechatIos, { option: true }],
  wechatOptions: [{}, { option: true }],
  hostOptions: [{ endpoint: SIGNATURES }, { option: true }],
  way: ['the bridge', { option: true }],
  wechat: [
    async ({ context, page, profile, wechatOptions, hostOptions, way }, provide) => {
      const host = way === 'jweixin' ? { ...hostOptions, publicSdk: true } : hostOptions;
      await withOptions(page, host ? { host } : {});
      await provide(await installWeChat(context, { profile, ...wechatOptions }));
    },
    { auto: true },
  ],
  signed: [
    async ({ page }, provide) => {
      const urls: string[] = [];
      page.on('request', (request: Request) => {
        if (request.url().endsWith('/signature')) urls.push(request.postDataJSON().url);
      });
      await provide(urls);
    },
    { auto: true },
  ],
});

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly api: string };

/** Makes a call of the platform by its name, `share.open` as well. Resolves with the outcome. */
export function ask(page: Page, name: string, params?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([path, input]) => {
      type Part = { readonly [name: string]: Part } & ((input: unknown) => Promise<unknown>);
      const { platform } = window.fixture as unknown as { readonly platform: Part };
      const call = path.split('.').reduce<Part | undefined>((part, key) => part?.[key], platform);
      try {
        return { ok: true as const, value: (await call?.(input)) ?? null };
      } catch (error) {
        const { code, message, api } = error as { code: string; message: string; api: string };
        return { ok: false as const, code, message, api };
      }
    },
    [name, params] as const,
  );
}

/** The failures that the app has reported. */
export function failures(page: Page): Promise<readonly { api: string; code: string }[]> {
  return page.evaluate(() =>
    ((window as { fixtureFailures?: { api: string; code: string }[] }).fixtureFailures ?? []).map(
      ({ api, code }) => ({ api, code }),
    ),
  );
}
