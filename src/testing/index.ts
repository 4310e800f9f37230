export { type HostName, type HostOs, type Profile, profiles } from './profiles';
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
