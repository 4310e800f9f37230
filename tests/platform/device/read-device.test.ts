import { expect, it } from 'vitest';
import { readDevice } from '@/platform/device/read-device';

const read = (userAgent: string, platform = 'Linux armv8l', maxTouchPoints = 5) => {
  const { hardware, browser } = readDevice({ userAgent, platform, maxTouchPoints });
  const { brand, model, deviceType, osName, osVersion } = hardware;
  const { browserName, browserVersion, hostName } = browser;
  return [
    `${brand}:${model}:${deviceType}`,
    `${osName} ${osVersion}`,
    `${browserName} ${browserVersion}`,
    hostName,
  ];
};

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN',
    ['apple:iPhone:phone', 'ios 18.5', ' ', 'wechat'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    ['apple:iPhone:phone', 'ios 17.0.3', 'safari 17.0', 'safari'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.1 Mobile/15E148 Safari/604.1',
    ['apple:iPad:pad', 'ios 15.4', 'chrome 120.0.1', 'chrome'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; PKM110 Build/BP2A.250605.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.177 Mobile Safari/537.36 XWEB/1460075 MMWEBSDK/20260202 MMWEBID/4073 MicroMessenger/8.0.71.3080(0x28004750) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64',
    [':PKM110:phone', 'android 16', 'chrome 146.0.7680.177', 'wechat'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 EdgA/120.0.0.0',
    [':K:pad', 'android 10', 'edge 120.0.0.0', 'edge'],
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    ['::phone', 'android 14', 'firefox 130.0', 'firefox'],
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    ['::phone', 'harmonyos 5.0', 'chrome 114.0.0.0', 'chrome'],
  ],
])('reads the device, the system and the browser from %s', (userAgent, facts) => {
  expect(read(userAgent)).toEqual(facts);
});

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

it('recognises an iPad that reports a Mac', () => {
  expect(read(MAC, 'MacIntel', 5)).toEqual(['apple:iPad:pad', 'ios ', 'safari 18.1', 'safari']);
  expect(read(MAC, 'MacIntel', 0)).toEqual([
    'apple:Macintosh:pc',
    'mac 10.15.7',
    'safari 18.1',
    'safari',
  ]);
});

it('gives empty texts for an unknown user agent', () => {
  expect(read('')).toEqual(['::pc', ' ', ' ', '']);
});
