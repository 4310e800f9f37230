import type { Env } from '@/platform/call/env';
import { detectHost } from './detect-host';
import type { HostEnv } from './host-env';
import { channelOf } from './telegram/channel';
import { launchUrl } from './telegram/launch-url';

/** What the window says of the app around it. */
export function hostAround(env: Pick<Env, 'window'>): HostEnv {
  const { window } = env;
  return detectHost({
    navigator: window.navigator,
    landing: launchUrl(env),
    has: (global) => global in window,
    talksToTelegram: channelOf(window) !== null,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
}
