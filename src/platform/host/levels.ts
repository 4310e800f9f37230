import { hasOwn } from '@/shared/values';
import type { HostCallName } from './host-adapter';
import type { HostState } from './create-host';
import type { HostEnv, HostLevel } from './host-env';
import { leavesByLink, restrictionsOf } from './restrictions';
import { sharesByMenu } from './share/shares-by-menu';

export type LevelFacts = {
  readonly env: HostEnv;
  readonly state: HostState;
  /** Whether the web serves a call when the host has refused the page. */
  readonly mayFallBack: boolean;
  /** The browser has a share sheet. */
  readonly hasSheet: boolean;
  /** The call of the messaging app that can do the work, from the call's row. */
  readonly hostCall: string | undefined;
  /** Whether this browser serves a call of the platform. */
  readonly canIUse: (name: string) => boolean;
};

/** What works in every browser, so that nobody has to be asked: a first screen would wait for the answer. */
const anywhere: readonly string[] = [
  ...['chooseImage', 'previewImage', 'openLocation', 'scanCode'],
  ...['host.env', 'host.ready', 'host.can', 'host.closeWindow'],
];

/** What they do where nothing can be downloaded: a picture is shown to be pressed and held. */
const downloads: Readonly<Record<string, HostLevel>> = {
  saveImage: 'assist',
  saveImageToPhotosAlbum: 'assist',
  saveVideoToPhotosAlbum: 'none',
};

/** Who does the work of a call now. Pure. */
export function levelOf(api: string, facts: LevelFacts): HostLevel {
  const { env, state, mayFallBack, hasSheet, hostCall, canIUse } = facts;
  const adapter = 'adapter' in state ? state.adapter : null;
  const isConnected = state.kind === 'connected';
  const call = hostCall as HostCallName | undefined;

  if (call && adapter?.calls[call] && adapter.serves(call)) return 'native';
  if (call && state.kind === 'refused' && !mayFallBack) return 'none';
  if (api === 'share.prepare') return isConnected && adapter?.prepareShare ? 'native' : 'web';
  if (api === 'share.open') {
    if (isConnected && adapter?.openShare) return 'native';
    return hasSheet && !sharesByMenu(env) ? 'web' : 'assist';
  }
  if (api === 'host.credential') return isConnected && adapter?.credential ? 'native' : 'none';
  if (api === 'host.openInBrowser') {
    if (isConnected && adapter?.openInBrowser) return 'native';
    return leavesByLink(env) ? 'web' : 'assist';
  }
  if (anywhere.includes(api)) return 'web';
  if (/^(host|share)\b/.test(api)) return 'none';
  const instead = hasOwn(downloads, api) && restrictionsOf(env).has('download') && downloads[api];
  if (instead) return instead;
  return canIUse(api) ? 'web' : 'none';
}
