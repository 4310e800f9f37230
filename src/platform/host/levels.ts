import type { PlatformContext } from '@/platform/call/context';
import { type Scope, servesOnWeb } from '@/platform/call/rows';
import { hasOwn } from '@/shared/values';
import type { HostCallName } from './adapter';
import { hostStatus } from './status';
import type { HostState } from './status';
import { type HostEnv, isInAppOnPhone } from './detect';
import { featureLevel, isFeature } from './features';

/** Tells what serves a call: the messaging app, the browser, the user in the app's menus, or nothing. */
export type HostLevel = 'native' | 'web' | 'assist' | 'none';

export type LevelFacts = {
  readonly env: HostEnv;
  readonly state: HostState;
  /** Whether the browser serves a call if the app refused the page. */
  readonly mayFallBack: boolean;
  /** The browser has a share sheet. */
  readonly hasSheet: boolean;
  /** The call of the messaging app that can do the work, from the call's row. */
  readonly hostCall: string | undefined;
  /** Whether this browser serves a call of the platform. */
  readonly canIUse: (name: string) => boolean;
};

/** The level of a call or a feature at this moment. */
export function hostCan(context: PlatformContext, rowOf: Scope['rowOf'], api: string): HostLevel {
  const { env, settings, shelf } = context;
  const status = shelf(hostStatus).current();
  if (isFeature(api)) return featureLevel(api, { env: status.env, window: env.window });
  return levelOf(api, {
    ...status,
    mayFallBack: settings.host?.webFallback !== false,
    hasSheet: typeof env.window.navigator.share === 'function',
    hostCall: rowOf(api)?.host,
    canIUse: (name) => servesOnWeb(env.window, rowOf, name),
  });
}

/** Calls that work in every browser. Checking the browser would delay the first screen. */
const everywhere =
  /^(chooseImage|previewImage|openLocation|scanCode|host\.(env|ready|can|closeWindow))$/;

/** The level of these calls where downloads fail. The user can press and hold a picture to save it. */
const downloads: Readonly<Record<string, HostLevel>> = {
  saveImage: 'assist',
  saveImageToPhotosAlbum: 'assist',
  saveVideoToPhotosAlbum: 'none',
};

/** Pure. */
export function levelOf(api: string, facts: LevelFacts): HostLevel {
  const { env, state, mayFallBack, hasSheet, hostCall, canIUse } = facts;
  const adapter = 'adapter' in state ? state.adapter : null;
  const isConnected = state.kind === 'connected';
  const isSaving = hasOwn(downloads, api);
  const call = (isSaving ? 'saveToDevice' : hostCall) as HostCallName | undefined;

  if (call && adapter?.calls[call] && adapter.serves(call)) return 'native';
  if (call && state.kind === 'refused' && !mayFallBack) return 'none';
  if (api === 'share.prepare') return isConnected && adapter?.prepareShare ? 'native' : 'web';
  if (api === 'share.open') {
    if (isConnected && adapter?.openShare) return 'native';
    return hasSheet && !sharesByMenu(env) ? 'web' : 'assist';
  }
  if (api === 'host.credential') return isConnected && adapter?.credential ? 'native' : 'none';
  if (api === 'host.invoke') return adapter?.invoke ? 'native' : 'none';
  if (api === 'host.openOutside') {
    if (isConnected && adapter?.openOutside) return 'native';
    return leavesByLink(env) ? 'web' : 'assist';
  }
  if (everywhere.test(api)) return 'web';
  if (/^(host|share)\b/.test(api)) return 'none';
  const limited = isSaving && isInAppOnPhone(env) ? downloads[api] : undefined;
  if (limited) return limited;
  return canIUse(api) ? 'web' : 'none';
}

/** Whether a link can open a page in the user's browser. Otherwise the user does it. guide.ts has the links. */
export function leavesByLink({ app }: HostEnv): boolean {
  return /^(browser|line|kakaotalk)$/.test(app);
}

/** A page there cannot open a share dialog, neither the app's nor the system's. The user shares by the app's menu. */
export function sharesByMenu({ app }: Pick<HostEnv, 'app'>): boolean {
  return app === 'wechat' || app === 'wecom';
}
