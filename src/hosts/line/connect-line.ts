import {
  type ConnectHost,
  type HostCalls,
  inTime,
  type PlatformContext,
  sdkOf,
  stripCredentials,
} from '@/platform';
import { type LiffSdk, openShareIn, scanCodeIn } from './calls';
import type { LineOptions } from './index';

/** Milliseconds to load the SDK, and for its requests to LINE's servers. */
const START_TIME_OUT = 15_000;

/** LINE's own pages (LIFF), by the SDK that the product installs. Without the SDK they are plain web pages. */
export const connectLine =
  ({ id, load }: LineOptions): ConnectHost<PlatformContext> =>
  ({ context, env: detected }) => {
    const { env, navigator, launch } = context;
    let sdk: LiffSdk | null = null;

    /** Opens the page of a LIFF link before the SDK starts. The SDK would load the document again to open it. */
    const openTarget = async () => {
      const target = launch && stateTarget(launch.url);
      // If another page is on top already, the user has navigated.
      if (target && navigator.activePage()?.url === launch?.url)
        await navigator.go('relaunch', { to: { url: target } });
    };

    const start = async () => {
      const [loaded] = await Promise.all([load(), openTarget()]);
      const liff = sdkOf<LiffSdk>(loaded, 'init', 'LINE');
      await liff.init({ liffId: id });
      stripCredentials(context);
      sdk = liff;
    };

    const started = inTime(env, { ms: START_TIME_OUT }, start);
    // `ready` reports the rejection.
    started.catch(() => {});

    const calls: Partial<HostCalls> = {
      closeWindow: async () => sdk?.closeWindow(),
      scanCode: scanCodeIn(() => sdk),
    };

    return {
      ready: () => started,
      calls,
      serves: (name) => {
        if (name === 'scanCode') return sdk?.isApiAvailable('scanCodeV2') === true;
        return name === 'closeWindow' && sdk !== null;
      },
      openShare: openShareIn(() => sdk, detected.version),
      openOutside: (url) => {
        if (sdk) sdk.openWindow({ url, external: true });
        else env.window.location.assign(url);
      },
      credential: async () => sdk?.getIDToken() ?? null,
      // A page that was below another one when the SDK started still has the tokens.
      pageChanged: () => {
        if (sdk) stripCredentials(context);
      },
    };
  };

/**
 * The page of a LIFF link. LINE opens the endpoint, with the rest of the link in `liff.state`. Null without such a
 * rest. Null also for a rest with a fragment: LINE's own fragment is in the address until the SDK has started, so the
 * SDK has to open it.
 */
export function stateTarget(url: string): string | null {
  const [address = '', fragment] = url.split(/#(.*)/s);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const params = new URLSearchParams(search);
  const state = params.get('liff.state');
  if (!state || state.includes('#') || /[\r\n]/.test(state)) return null;
  for (const name of [...params.keys()]) if (name.startsWith('liff.')) params.delete(name);
  const [statePath = '', stateSearch = ''] = state.split(/\?(.*)/s);
  const query = [params.toString(), stateSearch].filter((part) => part !== '').join('&');
  const target = joinPaths(path, statePath) + (query === '' ? '' : `?${query}`);
  return fragment ? `${target}#${fragment}` : target;
}

function joinPaths(path: string, rest: string): string {
  if (rest === '' || rest === '/') return path === '' ? '/' : path;
  return `${path.replace(/\/+$/, '')}/${rest.replace(/^\/+/, '')}`;
}
