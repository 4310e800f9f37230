import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from '../page/set-platform';
import { type Profile, profiles } from '../profiles';
import { dingTalkInPage } from './dingtalk-in-page';

/** An answer as DingTalk gives it, a code of its own to fail with, or none at all. */
export type DingTalkReply = object | { readonly errorCode: string | number } | 'never';

export type DingTalkOptions = {
  /** `dingtalkIos`, `dingtalkAndroid`; the context itself must be made with it, too. */
  readonly profile?: Profile;
  /** What becomes of `dd.config`. */
  readonly config?: 'granted' | 'refused' | 'never';
  /** By DingTalk's names, like `biz.util.scan`. What has no reply here has a plain one. */
  readonly replies?: Readonly<Record<string, DingTalkReply>>;
};

export type DingTalkCall = { readonly name: string; readonly params: unknown };

export type DingTalk = {
  /** What was asked of the SDK: `config`, `biz.util.share` and so on. */
  readonly calls: (name?: string) => readonly DingTalkCall[];
};

const BINDING = '__porticoDingTalkSend';

const plain: Readonly<Record<string, DingTalkReply>> = {
  'biz.navigation.close': {},
  'biz.util.share': {},
  'biz.util.scan': { text: 'https://example.com/code' },
  'device.geolocation.get': { latitude: '39.9089', longitude: '116.39747', accuracy: '30' },
  'runtime.permission.requestAuthCode': { code: 'auth-code' },
};

/**
 * DingTalk's SDK as `window.dd`, at the level that apps use it at: the app's `load` gives it, `async () => window.dd`.
 * It takes any signature. To be called before a page opens.
 */
export async function installDingTalk(
  target: BrowserContext | Page,
  { profile = profiles.dingtalkIos, config = 'granted', replies = {} }: DingTalkOptions = {},
): Promise<DingTalk> {
  if (profile.host !== 'dingtalk')
    throw new TypeError(`installDingTalk: profile is of ${profile.host}`);
  const calls: DingTalkCall[] = [];
  await target.exposeBinding(BINDING, (_, name: string, params: unknown) => {
    calls.push({ name, params });
  });
  await setPlatform(target, profile);
  await target.addInitScript(dingTalkInPage, {
    binding: BINDING,
    config,
    replies: { ...plain, ...replies },
  });
  return {
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
  };
}
