export {
  type DingTalk,
  type DingTalkCall,
  type DingTalkOptions,
  type DingTalkReply,
  installDingTalk,
} from './dingtalk/install-dingtalk';
export { installLiff, type Liff, type LiffCall, type LiffOptions } from './liff/install-liff';
export { failOnForeignRequests, type ForeignRequests } from './network/fail-on-foreign-requests';
export { offline } from './network/offline';
export { type NetworkSpeed, slowNetwork } from './network/slow-network';
export { cancelFileChooser } from './page/cancel-file-chooser';
export { emulateStandalone } from './page/emulate-standalone';
export { denyLocation, loseLocation, type Place, standAt } from './page/geolocation';
export { keyboard, type KeyboardOptions } from './page/keyboard';
export { type BrowserHistory, openBrowserHistory } from './page/open-browser-history';
export { persistedPageshow } from './page/persisted-pageshow';
export { setPlatform } from './page/set-platform';
export { type SafeAreas, setSafeAreas } from './page/set-safe-areas';
export { setVisibility } from './page/set-visibility';
export { type HostName, type HostOs, type Profile, profiles } from './profiles';
export type { ReplayRecording } from './replay/read-recording';
export { replay, type ReplayOptions } from './replay/replay';
export {
  installTelegram,
  type Telegram,
  type TelegramCall,
  type TelegramOptions,
} from './telegram/install-telegram';
export { telegramHash, type TelegramLaunch } from './telegram/telegram-hash';
export { drag, longPress, pinch, swipe, tap } from './touch/gestures';
export { type Finger, type Point, putFinger } from './touch/put-finger';
export type { WeChat } from './wechat/create-control';
export { flatJpeg } from './wechat/flat-jpeg';
export { installWeChat } from './wechat/install-wechat';
export type {
  BridgeResult,
  BridgeTiming,
  Coordinates,
  Reply,
  SignatureCheck,
  UrlRule,
  WeChatCall,
  WeChatOptions,
} from './wechat/types';
