// The messaging apps around the app in a phone. They are the doubles of `portico/testing`, in the page itself.
import type { HostConfig } from 'portico';
import { dingtalk } from 'portico/hosts/dingtalk';
import { defaultReplies, dingTalkInPage } from '../../src/testing/dingtalk';
import { type Profile, profiles } from '../../src/testing/profiles';
import { bridgeInPage } from '../../src/testing/wechat/bridge-in-page';
import { createPhone, createReplies } from '../../src/testing/wechat/phone';
import type { BridgeMessage } from '../../src/testing/wechat/types';
import type { PhoneChoice } from './switches';

type Host = Exclude<PhoneChoice['host'], 'browser'>;
type HearCall = (name: string, params: unknown) => void;

// The browser on a desktop is rarely Safari, so each phone is an Android.
const phones: { readonly [H in Host]: Profile } = {
  wechat: profiles.wechatAndroid,
  wecom: profiles.wecomAndroid,
  dingtalk: profiles.dingtalkAndroid,
};

const BINDING = '__porticoPhone';

/** The doubles accept every signature, so that no server is needed. */
const signature = {
  ...{ appId: 'demo', timestamp: 1, timeStamp: 1, nonceStr: 'demo', signature: 'demo' },
  ...{ agentId: 'demo', corpId: 'demo' },
};

/** Makes this window look like one of a messaging app. Returns what the app needs for it. */
export function installHost(host: Host, hearCall: HearCall): HostConfig {
  const profile = phones[host];
  for (const name of ['userAgent', 'platform'] as const) {
    Object.defineProperty(window.navigator, name, { configurable: true, get: () => profile[name] });
  }
  const config: HostConfig = { sign: async () => signature };
  if (host === 'dingtalk') {
    Object.assign(window, { [BINDING]: hearCall });
    dingTalkInPage({ binding: BINDING, config: 'granted', replies: defaultReplies });
    const load = async () => Reflect.get(window, 'dd');
    return { ...config, adapters: [dingtalk({ load })] };
  }
  installBridge(profile, hearCall);
  return config;
}

function installBridge(profile: Profile, hearCall: HearCall): void {
  const phone = createPhone({
    profile,
    options: {},
    rules: {
      rule: 'current',
      ...{ ticket: null, agentTicket: null, realAuthUrl: false, needsSubscribe: false },
    },
    replies: createReplies(() => true),
    onCall: ({ name, params }) => hearCall(name, params),
    onCheck: () => {},
  });
  Object.assign(window, { [BINDING]: (message: BridgeMessage) => phone.handle(message) });
  bridgeInPage({
    ...{ binding: BINDING, handle: `${BINDING}Bridge`, isIos: false, isMiniProgram: false },
    ...{ delay: 0, inFrame: true, throwing: [] },
  });
}
