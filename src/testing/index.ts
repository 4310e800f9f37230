export { type BrowserHistory, openBrowserHistory, setPlatform } from './browser';
export {
  type DingTalk,
  type DingTalkCall,
  type DingTalkOptions,
  type DingTalkReply,
  installDingTalk,
} from './dingtalk';
export { installLiff, type Liff, type LiffCall, type LiffOptions } from './liff';
export {
  failOnForeignRequests,
  type ForeignRequests,
  type NetworkSpeed,
  offline,
  slowNetwork,
} from './network';
export {
  emulateStandalone,
  keyboard,
  type KeyboardOptions,
  persistedPageshow,
  type SafeAreas,
  setSafeAreas,
  setVisibility,
} from './page';
export { type HostName, type HostOs, type Profile, profiles } from './profiles';
export { cancelFileChooser, denyLocation, loseLocation, type Place, standAt } from './prompts';
export {
  installTelegram,
  type Telegram,
  type TelegramCall,
  telegramHash,
  type TelegramLaunch,
  type TelegramOptions,
} from './telegram';
export {
  drag,
  type Finger,
  longPress,
  pinch,
  type Point,
  putFinger,
  swipe,
  tap,
} from './touch';
export {
  createFakeWeChat,
  type FakeWeChatAnswer,
  type FakeWeChatOptions,
  type FakeWeChatPath,
  type FakeWeChatUser,
} from './wechat/fake-wechat';
export { flatJpeg } from './wechat/flat-jpeg';
export { installWeChat, type WeChat } from './wechat/install-wechat';
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
