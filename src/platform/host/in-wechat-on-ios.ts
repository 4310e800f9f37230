import { detectHost } from './detect-host';

/**
 * Where a second history entry brings the bar at the bottom. A mini program has a bar of its own, whose back
 * button needs the entries. Whoever asks does so in the first load, so nobody else's signs are looked at.
 */
export function inWeChatOnIos(window: Window): boolean {
  const { app, os, miniProgram } = detectHost({
    navigator: window.navigator,
    landing: '',
    has: () => false,
    talksToTelegram: false,
    wechatEnvironment: Reflect.get(window, '__wxjs_environment'),
  });
  return app === 'wechat' && os === 'ios' && !miniProgram;
}
