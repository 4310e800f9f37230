import { PlatformError } from '@/platform/call/errors';
import type { HostCalls, MakeAdapter } from '@/platform/host/host-adapter';
import { withTimeOut } from '@/platform/call/timers';
import { type LiffSdk, liffOf } from './liff-of';
import { openShareIn } from './open-share';
import { scanCodeIn } from './scan-code';
import { stateTarget } from './state-target';
import { stripCredentials } from './strip-credentials';

/** For the SDK's code and for its questions to LINE's servers. */
const PATIENCE = 15_000;

/** LINE's own pages, through the SDK that the product installs. Without it they are pages of the web. */
export const createLiffAdapter: MakeAdapter = ({ context, config, env: found }) => {
  const { env, navigator, launch } = context;
  let sdk: LiffSdk | null = null;

  /** Before the SDK starts: it would load the document again to get there. */
  const goToTarget = async () => {
    const target = launch && stateTarget(launch.url);
    // Someone was faster: then the visitor is where they want to be.
    if (target && navigator.activePage()?.url === launch?.url)
      await navigator.go('relaunch', { to: { url: target } });
  };

  const start = async () => {
    if (!config.liff) throw refusal('host.liff is not configured');
    const { id, load } = config.liff;
    const [loaded] = await Promise.all([load(), goToTarget()]);
    const liff = liffOf(loaded);
    if (!liff) throw refusal('host.liff.load did not give the SDK of LINE');
    await liff.init({ liffId: id });
    stripCredentials(context);
    sdk = liff;
  };

  const started = withTimeOut(env, start(), PATIENCE);
  // Whoever asks for it hears of it.
  started.catch(() => {});

  const calls: Partial<HostCalls> = {
    closeWindow: async () => sdk?.closeWindow(),
    scanCode: scanCodeIn(() => sdk),
  };

  return {
    ready: () => started,
    env: () => found,
    calls,
    serves: (name) => {
      if (name === 'scanCode') return sdk?.isApiAvailable('scanCodeV2') === true;
      return name === 'closeWindow' && sdk !== null;
    },
    openShare: openShareIn(() => sdk, found.version),
    openInBrowser: (url) => {
      if (sdk) sdk.openWindow({ url, external: true });
      else env.window.location.assign(url);
    },
    credential: async () => sdk?.getIDToken() ?? null,
    // One that was below another when the SDK started has them still.
    pageChanged: () => {
      if (sdk) stripCredentials(context);
    },
  };
};

function refusal(message: string): PlatformError {
  return new PlatformError({ code: 'unsupported', api: 'host.ready', message });
}
