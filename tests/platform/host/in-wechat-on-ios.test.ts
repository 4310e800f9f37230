import { expect, it } from 'vitest';
import { inWeChatOnIos } from '@/platform/host/detect';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const weChat = 'MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';
const android =
  'Mozilla/5.0 (Linux; Android 16; PKM110; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36';

const isIn = (userAgent: string, more: object = {}) =>
  inWeChatOnIos({
    navigator: { userAgent, platform: 'iPhone', maxTouchPoints: 5 },
    ...more,
  } as unknown as Window);

it.each([
  ['WeChat on an iPhone', `${iphone} ${weChat}`, true],
  ['Safari', `${iphone} Safari/604.1`, false],
  ['WeChat on Android', `${android} ${weChat}`, false],
  ['WeCom', `${iphone} wxwork/5.0.6 MicroMessenger/7.0.1 Language/zh`, false],
  ['a mini program', `${iphone} ${weChat} miniProgram/wx0123456789abcdef`, false],
])('%s: %s is %s', (_, userAgent, expected) => {
  expect(isIn(userAgent)).toBe(expected);
});

it('a mini program may say it by its environment alone', () => {
  expect(isIn(`${iphone} ${weChat}`, { __wxjs_environment: 'miniprogram' })).toBe(false);
});
