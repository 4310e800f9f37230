import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from './browser';
import { type Profile, profiles } from './profiles';

/** A result in DingTalk's form, an error with one of DingTalk's codes, or no answer. */
export type DingTalkReply = object | { readonly errorCode: string | number } | 'never';

export type DingTalkOptions = {
  /** `dingtalkIos` or `dingtalkAndroid`. Create the browser context with it too. @default `dingtalkIos` */
  readonly profile?: Profile;
  /** The outcome of `dd.config`. @default 'granted' */
  readonly config?: 'granted' | 'refused' | 'never';
  /** Answers by DingTalk's names, such as `biz.util.scan`. Other calls have default answers. */
  readonly replies?: Readonly<Record<string, DingTalkReply>>;
};

export type DingTalkCall = { readonly name: string; readonly params: unknown };

export type DingTalk = {
  /** The calls of the page: `config`, `biz.util.share` and so on. */
  readonly calls: (name?: string) => readonly DingTalkCall[];
};

const BINDING = '__porticoDingTalkSend';

export const defaultReplies: Readonly<Record<string, DingTalkReply>> = {
  'biz.navigation.close': {},
  'biz.util.share': {},
  'biz.util.scan': { text: 'https://example.com/code' },
  'device.geolocation.get': { latitude: '39.9089', longitude: '116.39747', accuracy: '30' },
  'runtime.permission.requestAuthCode': { code: 'auth-code' },
};

/**
 * Installs a double of DingTalk's SDK as `window.dd`. The app's `load` returns it: `async () => window.dd`. The double
 * accepts every signature. Call it before a page opens.
 */
export async function installDingTalk(
  target: BrowserContext | Page,
  { profile = profiles.dingtalkIos, config = 'granted', replies = {} }: DingTalkOptions = {},
): Promise<DingTalk> {
  if (profile.host !== 'dingtalk')
    throw new TypeError(`installDingTalk: profile must be of DingTalk, not of ${profile.host}`);
  const calls: DingTalkCall[] = [];
  await target.exposeBinding(BINDING, (_, name: string, params: unknown) => {
    calls.push({ name, params });
  });
  await setPlatform(target, profile);
  await target.addInitScript(dingTalkInPage, {
    binding: BINDING,
    config,
    replies: { ...defaultReplies, ...replies },
  });
  return {
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
  };
}

type DingTalkSetup = Required<Omit<DingTalkOptions, 'profile'>> & { readonly binding: string };

/** Runs in the page before its first script. Playwright sends it as text, so it cannot use other code of this file. */
export function dingTalkInPage(setup: DingTalkSetup): void {
  const send = (window as unknown as Record<string, unknown>)[setup.binding] as (
    name: string,
    params: unknown,
  ) => void;

  const call = (name: string, reply: object | 'never') => async (params: unknown) => {
    send(name, params);
    if (reply === 'never') await new Promise(() => {});
    if ('errorCode' in Object(reply)) throw reply;
    return reply;
  };

  const dd: Record<string, unknown> = {
    config: (fields: unknown) => send('config', fields),
    ready: (run: () => void) => {
      if (setup.config === 'granted') queueMicrotask(run);
    },
    error: (run: (error: unknown) => void) => {
      const error = { errorCode: 3, errorMessage: 'jsapi signature is invalid' };
      if (setup.config === 'refused') queueMicrotask(() => run(error));
    },
  };
  for (const [path, reply] of Object.entries(setup.replies)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<Record<string, unknown>>((at, name) => {
      at[name] ??= {};
      return at[name] as Record<string, unknown>;
    }, dd);
    owner[last] = call(path, reply);
  }
  Object.assign(window, { dd });
}
