import type { HostCallName, HostCalls, MakeAdapter } from '@/platform/host/host-adapter';
import { isAtLeast } from '@/platform/host/is-at-least';
import { showBackButton } from './back-button';
import { getLocationIn } from './calls/get-location';
import { scanCodeIn } from './calls/scan-code';
import { channelOf } from './channel';
import { createClient } from './create-client';
import { keepLaunch, launchUrl } from './launch-url';
import { openShareIn } from './open-share';
import { readLaunch } from './read-launch';
import { followSafeAreas } from './safe-areas';
import { stripLaunch } from './strip-launch';
import { wearTheme } from './theme';

/** Since which version of the protocol a call is there. */
const since: Partial<Record<HostCallName, string>> = {
  closeWindow: '6.0',
  scanCode: '6.4',
  getLocation: '8.0',
};

/** Telegram's mini apps: nothing is signed, all calls are there at once. */
export const createTelegramAdapter: MakeAdapter = ({ context, env: found }) => {
  const { env } = context;
  const url = launchUrl(env);
  const { version, platform, initData, theme } = readLaunch(url);
  const channel = channelOf(env.window) ?? { post: () => {} };
  const client = createClient(context, channel);
  const has = (wanted: string) => isAtLeast(version, wanted);
  // On desktops nobody holds a code in front of the screen: Telegram has no scanner there.
  const isPhone = /^(android|ios)/.test(platform);

  keepLaunch(env, url);
  stripLaunch(context);
  client.post('iframe_ready');
  wearTheme(env, client, theme);
  if (has('6.1')) showBackButton(client, context);
  // A swipe down would minimise the app that a page is pulled down in.
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
    env: () => ({ ...found, version }),
    calls,
    serves: (name) => {
      const wanted = since[name];
      return wanted !== undefined && has(wanted) && (name !== 'scanCode' || isPhone);
    },
    ...(has('6.1') && { openShare: openShareIn(client) }),
    openInBrowser: (address) => client.post('web_app_open_link', { url: address }),
    // The first page may have had another one on top when this code came.
    pageChanged: () => stripLaunch(context),
    credential: async () => (initData === '' ? null : initData),
  };
};
