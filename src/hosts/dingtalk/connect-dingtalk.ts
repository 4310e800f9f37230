import {
  type ConnectHost,
  failureOf,
  fetchSignature,
  type HostCallName,
  type HostCalls,
  inTime,
  type PlatformContext,
  sdkOf,
} from '@/platform';
import { withoutHash } from '@/shared/url-hash';
import { getLocationIn, openShareIn, scanCodeIn } from './calls';
import type { DingTalkOptions } from './index';
import { configure, createClient, type DingTalkSdk, signatureFields } from './client';

/** Milliseconds to load the SDK. */
const SDK_TIME_OUT = 15_000;

/** DingTalk's names for our calls. */
const nativeNames: Partial<Record<HostCallName, string>> = {
  closeWindow: 'biz.navigation.close',
  getLocation: 'device.geolocation.get',
  scanCode: 'biz.util.scan',
};

const SHARE = 'biz.util.share';
const AUTH_CODE = 'runtime.permission.requestAuthCode';

/**
 * DingTalk, by the SDK that the product installs. The back button needs no code, because DingTalk's button is the
 * browser's Back.
 */
export const connectDingTalk =
  ({ load }: DingTalkOptions): ConnectHost<PlatformContext> =>
  ({ context, config, env: detected }) => {
    const { env } = context;
    const canSign = config.sign !== undefined || config.endpoint !== undefined;
    let sdk: DingTalkSdk | null = null;
    let corpId: string | number = '';
    let isGranted = false;
    const client = createClient(context, () => sdk);

    /** DingTalk checks the current address. At the start that is still the landing address. */
    const sign = () => {
      const url = withoutHash(env.window.location.href);
      // Servers that sign for WeChat too write `timestamp`.
      return fetchSignature(context, config, url, signatureFields, { timeStamp: 'timestamp' });
    };

    const start = async () => {
      const loading = inTime(env, { ms: SDK_TIME_OUT }, load);
      const signing = canSign ? sign() : null;
      // If the SDK fails to load, this rejection has no other handler.
      signing?.catch(() => {});
      sdk = sdkOf<DingTalkSdk>(await loading, 'config', 'DingTalk');
      const signature = await signing;
      if (signature) {
        corpId = signature.corpId;
        const names = [...Object.values(nativeNames), SHARE, ...(config.apis ?? [])];
        await configure(env, sdk, signature, names);
      }
      isGranted = true;
    };

    const started = start();
    // `ready` reports the rejection.
    started.catch(() => {});

    const calls: Partial<HostCalls> = {
      closeWindow: async (_params, { fail }) => {
        await client.invoke('biz.navigation.close', {}, { fail });
      },
      getLocation: getLocationIn(client, detected.os),
      scanCode: scanCodeIn(client),
    };

    return {
      ready: () => started,
      calls,
      serves: (name) => {
        const path = nativeNames[name];
        // DingTalk closes the window for every page, also for a refused one.
        const mayCall = isGranted || name === 'closeWindow';
        return path !== undefined && mayCall && client.has(path);
      },
      openShare: openShareIn(client),
      credential: async () => {
        if (corpId === '') return null;
        const fail = failureOf('host.credential');
        const { code } = await client.invoke(AUTH_CODE, { corpId }, { fail });
        return typeof code === 'string' ? code : null;
      },
    };
  };
