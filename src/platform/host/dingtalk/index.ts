import { PlatformError } from '@/platform/call/errors';
import type { HostCallName, HostCalls, MakeAdapter } from '@/platform/host/host-adapter';
import { withTimeOut } from '@/platform/call/timers';
import { withoutHash } from '@/shared/url-hash';
import { configure } from './configure';
import { createClient } from './create-client';
import { type DingTalkSdk, dingTalkOf } from './dd-sdk';
import { fetchSignature } from './fetch-signature';
import { getLocationIn } from './get-location';
import { openShareIn } from './open-share';
import { scanCodeIn } from './scan-code';

/** For the SDK's code. */
const PATIENCE = 15_000;

/** What DingTalk calls the calls that serve ours. */
const native: Partial<Record<HostCallName, string>> = {
  closeWindow: 'biz.navigation.close',
  getLocation: 'device.geolocation.get',
  scanCode: 'biz.util.scan',
};

const SHARE = 'biz.util.share';
const AUTH_CODE = 'runtime.permission.requestAuthCode';

/**
 * DingTalk, through the SDK that the product installs. Back needs nothing: DingTalk's button and the phone's are the
 * browser's own.
 */
export const createDingTalkAdapter: MakeAdapter = ({ context, config, env: found }) => {
  const { env } = context;
  const maySign = config.sign !== undefined || config.endpoint !== undefined;
  let sdk: DingTalkSdk | null = null;
  let corpId: string | number = '';
  let isGranted = false;
  const client = createClient(context, () => sdk);

  const start = async () => {
    if (!config.dingtalk) throw refusal('host.dingtalk is not configured');
    const loading = withTimeOut(env, config.dingtalk.load(), PATIENCE);
    // DingTalk goes by the address that is shown, and that is the landing address still.
    const url = withoutHash(env.window.location.href);
    const signing = maySign ? fetchSignature(context, config, url) : null;
    // Heard of below, unless the SDK's code fails first.
    signing?.catch(() => {});
    sdk = dingTalkOf(await loading);
    if (!sdk) throw refusal('host.dingtalk.load did not give the SDK of DingTalk');
    const signature = await signing;
    if (signature) {
      corpId = signature.corpId;
      const names = [...Object.values(native), SHARE, ...(config.apis ?? [])];
      await configure(env, sdk, signature, names);
    }
    isGranted = true;
  };

  const started = start();
  // Whoever asks for it hears of it.
  started.catch(() => {});

  const calls: Partial<HostCalls> = {
    closeWindow: async (_params, { fail }) => {
      await client.invoke('biz.navigation.close', {}, { fail });
    },
    getLocation: getLocationIn(client, found.os),
    scanCode: scanCodeIn(client),
  };

  return {
    ready: () => started,
    env: () => found,
    calls,
    serves: (name) => {
      const path = native[name];
      // A window is closed for every page, also for one that was refused.
      const mayCall = isGranted || name === 'closeWindow';
      return path !== undefined && mayCall && client.has(path);
    },
    openShare: openShareIn(client),
    credential: async () => {
      if (corpId === '') return null;
      const fail = (code: PlatformError['code'], message: string, cause?: unknown) =>
        new PlatformError({ code, api: 'host.credential', message, cause });
      const { code } = await client.invoke(AUTH_CODE, { corpId }, { fail });
      return typeof code === 'string' ? code : null;
    },
  };
};

function refusal(message: string): PlatformError {
  return new PlatformError({ code: 'unsupported', api: 'host.ready', message });
}
