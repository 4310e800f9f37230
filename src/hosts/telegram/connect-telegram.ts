import {
  type HostCallName,
  type HostCalls,
  isAtLeast,
  type ConnectHost,
  type PlatformContext,
  stripLaunch,
} from '@/platform';
import { getLocationIn, openShareIn, scanCodeIn } from './calls';
import { channelOf } from './channel';
import { createClient } from './client';
import { keepLaunch, launchUrl, readLaunch } from './launch';
import { applyTheme, followSafeAreas, showBackButton } from './ui';

/** The version of Telegram's protocol that introduced a call. */
const since: Partial<Record<HostCallName, string>> = {
  closeWindow: '6.0',
  scanCode: '6.4',
  getLocation: '8.0',
};

/** Telegram's mini apps. They need no signature, so all calls work at once. */
export const connectTelegram: ConnectHost<PlatformContext> = ({ context, env: detected }) => {
  const { env } = context;
  const url = launchUrl(env.window);
  const { version, platform, initData, theme } = readLaunch(url);
  const channel = channelOf(env.window) ?? { post: () => {} };
  const client = createClient(context, channel);
  const has = (wanted: string) => isAtLeast(version, wanted);
  // Telegram has no scanner on desktops.
  const isPhone = /^(android|ios)/.test(platform);

  keepLaunch(env.window, url);
  stripLaunch(context);
  // Only the web version waits for it.
  if (env.window.parent !== env.window) client.post('iframe_ready');
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
    env: () => ({ ...detected, version }),
    calls,
    serves: (name) => {
      const wanted = since[name];
      return wanted !== undefined && has(wanted) && (name !== 'scanCode' || isPhone);
    },
    ...(has('6.1') && { openShare: openShareIn(client) }),
    ...(has('6.1') && {
      openOutside: (address: string) => client.post('web_app_open_link', { url: address }),
    }),
    // Another page may have been on top when this code loaded.
    pageChanged: () => stripLaunch(context),
    credential: async () => (initData === '' ? null : initData),
  };
};
