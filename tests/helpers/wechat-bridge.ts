import type { HostConfig } from '@/platform/host/config';
import type { PlatformContext } from '@/platform';
import { createHost } from '@/platform/host/connect';
import { fakePlatform } from './fake-platform';

type Params = Readonly<Record<string, unknown>>;

/** The answer of a call, possibly later. `never` gives no answer. */
export type Answers = { [name: string]: (params: Params) => unknown };

export const never = Symbol('never');

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';

export const wecom =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 wxwork/5.0.6 MicroMessenger/7.0.1 Language/zh';

export const signature = { appId: 'wx1', timestamp: 7, nonceStr: 'once', signature: 'abc' };

const grant = /^(verify|appId$)/;

/** Without the fields that carry the page's grant. */
const bare = (params: Params) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !grant.test(name)));

/** A bridge that answers every call with success, unless a test gives other answers. */
export function fakeBridge(answers: Answers = {}) {
  const calls: { readonly name: string; readonly params: Params; readonly sent: Params }[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const bridge = {
    invoke: (name: string, sent: Params, answer: (result: unknown) => void) => {
      calls.push({ name, params: bare(sent), sent });
      const reply = answers[name] ?? (() => ({ errMsg: `${name}:ok` }));
      void Promise.resolve(reply(sent)).then((result) => {
        if (result !== never) answer(result);
      });
    },
    on: (event: string, listener: (data: unknown) => void) => void listeners.set(event, listener),
  };
  return {
    bridge,
    answers,
    emit: (event: string, data: unknown) => listeners.get(event)?.(data),
    called: (name: string) => calls.filter((call) => call.name === name).map((call) => call.params),
    calls,
  };
}

type Options = {
  readonly answers?: Answers;
  readonly host?: HostConfig;
  readonly userAgent?: string;
  /** Runs the public SDK of the product in the window. */
  readonly runSdk?: ((window: Window) => object) | undefined;
  /** The pages in it. */
  readonly pages?: Parameters<typeof fakePlatform>[0];
};

/** Puts WeChat around a platform. Call it before the platform detects the host. */
export function putInWeChat(
  { env, settings }: PlatformContext,
  { answers, host, userAgent = iphone, runSdk }: Options = {},
) {
  const fake = fakeBridge(answers);
  Object.assign(env.window, {
    WeixinJSBridge: fake.bridge,
    navigator: { userAgent, platform: 'iPhone', maxTouchPoints: 5, onLine: true },
  });
  const wechat = runSdk && { load: async () => ({ default: runSdk(env.window) }) };
  const sign = async () => signature;
  Object.assign(settings, { host: { sign, ...(wechat && { wechat }), ...host } });
  return fake;
}

/** A platform inside WeChat. A test moves its clock. */
export async function wechatPlatform(options: Options = {}) {
  const platform = fakePlatform(options.pages);
  const { context } = platform;
  Object.assign(context.env.window, { File, URL });
  Object.assign(context.env.document, {
    baseURI: 'https://example.org/shop/',
    querySelectorAll: () => [],
  });
  const fake = putInWeChat(context, options);
  await context.shelf(createHost).settled();
  return { ...platform, ...fake };
}
