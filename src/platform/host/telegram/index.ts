import {
  type HostCallName,
  type HostCalls,
  isAtLeast,
  type MakeAdapter,
} from '@/platform/host/adapter';
import { stripLaunch } from '@/platform/host/address';
import { keepLaunch, launchUrl } from '@/platform/host/detect';
import { attempt } from '@/shared/errors';
import { getLocationIn, openShareIn, scanCodeIn } from './calls';
import { channelOf } from './channel';
import { createClient } from './client';
import { applyTheme, followSafeAreas, showBackButton } from './ui';

/** The version of Telegram's protocol that introduced a call. */
const since: Partial<Record<HostCallName, string>> = {
  closeWindow: '6.0',
  scanCode: '6.4',
  getLocation: '8.0',
};

/** Telegram's mini apps. They need no signature, so all calls work at once. */
export const createTelegramAdapter: MakeAdapter = ({ context, env: detected }) => {
  const { env } = context;
  const url = launchUrl(env);
  const { version, platform, initData, theme } = readLaunch(url);
  const channel = channelOf(env.window) ?? { post: () => {} };
  const client = createClient(context, channel);
  const has = (wanted: string) => isAtLeast(version, wanted);
  // Telegram has no scanner on desktops.
  const isPhone = /^(android|ios)/.test(platform);

  keepLaunch(env, url);
  stripLaunch(context);
  client.post('iframe_ready');
  applyTheme(context, client, theme);
  if (has('6.1')) showBackButton(client, context);
  // Otherwise a pull to refresh minimises the mini app.
  if (has('7.7')) client.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  if (has('8.0')) followSafeAreas(env, client);
  client.post('web_app_expand');
  client.post('web_app_ready');

  const calls: Partial<HostCalls> = {
    closeWindow: async () => client.post('web_app_close'),
    scanCode: scanCodeIn(client),
    getLocation: getLocationIn(client),
  };

  return {
    ready: async () => {},
    env: () => ({ ...detected, version }),
    calls,
    serves: (name) => {
      const wanted = since[name];
      return wanted !== undefined && has(wanted) && (name !== 'scanCode' || isPhone);
    },
    ...(has('6.1') && { openShare: openShareIn(client) }),
    openInBrowser: (address) => client.post('web_app_open_link', { url: address }),
    // Another page may have been on top when this code loaded.
    pageChanged: () => stripLaunch(context),
    credential: async () => (initData === '' ? null : initData),
  };
};

/** The parameters with which Telegram opened the mini app. */
export type TelegramLaunch = {
  /** Of the protocol, for example 8.0. */
  readonly version: string;
  /** android, ios, tdesktop, weba and so on. */
  readonly platform: string;
  /** The signed identity of the user. Only the product's server can check it. Empty if Telegram gives none. */
  readonly initData: string;
  readonly theme: unknown;
};

/** Telegram appends the parameters to an existing hash with `?` or `&`. */
export function readLaunch(url: string): TelegramLaunch {
  const from = url.search(/[#?]/);
  const params = new URLSearchParams(from < 0 ? '' : url.slice(from + 1).replace(/[#?]/g, '&'));
  return {
    version: params.get('tgWebAppVersion') ?? '6.0',
    platform: params.get('tgWebAppPlatform') ?? '',
    initData: params.get('tgWebAppData') ?? '',
    theme: attempt((): unknown => JSON.parse(params.get('tgWebAppThemeParams') ?? '{}')),
  };
}
