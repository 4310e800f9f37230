import { describe, expect, it } from 'vitest';
import { detectHost } from '@/platform/host/detect';

/**
 * User agents that real phones have sent. They come from the tests of Matomo's device-detector (dd) and of ua-parser-js
 * (up), and from issues of uap-core (uc) and yauaa (ya) with their numbers. Three are in the source code (sc) of several
 * public projects.
 */
const table = [
  [
    'instagram',
    'ios',
    '267.0.0.8.92',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 267.0.0.8.92 (iPhone15,2; iOS 16_1_1; ro_RO; ro-RO; scale=3.00; 1179x2556; 439751848)',
  ],
  [
    'instagram',
    'android',
    '11.0.0.12.20',
    'uc 268',
    'Mozilla/5.0 (Linux; Android 7.1.2; Pixel XL Build/NJH47F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/60.0.3112.107 Mobile Safari/537.36 Instagram 11.0.0.12.20 Android (25/7.1.2; 476dpi; 1440x2417; Google/google; Pixel XL; marlin; marlin; en_GB)',
  ],
  [
    'threads',
    'ios',
    '379.0.0.26.99',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/23D8133 Barcelona 379.0.0.26.99 (iPhone18,5; iOS 26_3_1; en_GB; en-GB; scale=3.00; 1170x2532; 729743846)',
  ],
  [
    'threads',
    'android',
    '384.0.0.33.86',
    'dd',
    'Mozilla/5.0 (Linux; Android 15; Z2464N Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.7151.88 Mobile Safari/537.36 Barcelona 384.0.0.33.86 Android (35/15; 400dpi; 900x2030; nubia; Z2464N; P780F01; ums9632_1h10; es_MX; 745210318)',
  ],
  [
    'facebook',
    'ios',
    '91.0.0.41.73',
    'up',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E304 [FBAN/FBIOS;FBAV/91.0.0.41.73;FBBV/57050710;FBDV/iPhone8,1;FBMD/iPhone;FBSN/iOS;FBSV/10.3.1;FBSS/2;FBCR/Telekom.de;FBID/phone;FBLC/de_DE;FBOP/5;FBRV/0])',
  ],
  [
    'facebook',
    'ios',
    '',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21A350 [FBAN/FBIOS;FBDV/iPhone16,2;FBMD/iPhone;FBSN/iOS;FBSV/17.0.2;FBSS/3;FBID/phone;FBLC/it_IT;FBOP/5]',
  ],
  [
    'facebook',
    'android',
    '558.0.0.70.72',
    'dd',
    'Mozilla/5.0 (Linux; Android 16; CPH2747 Build/BP2A.250605.015) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0.7727.108 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/558.0.0.70.72;IABMV/1;]',
  ],
  [
    'messenger',
    'ios',
    '205.0.0.45.108',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/13G36 [FBAN/MessengerForiOS;FBAV/205.0.0.45.108;FBBV/144617131;FBDV/iPhone6,1;FBMD/iPhone;FBSN/iPhone OS;FBSV/9.3.5;FBSS/2;FBCR/Vodafone;FBID/phone;FBLC/en_US;FBOP/5]',
  ],
  [
    'messenger',
    'android',
    '167.0.0.28.94',
    'dd',
    'Mozilla/5.0 (Linux; Android 8.1.0; CLT-L29 Build/HUAWEICLT-L29; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/66.0.3359.158 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/167.0.0.28.94;]',
  ],
  [
    'tiktok',
    'ios',
    '30.9.0',
    'WhichBrowser 696',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_30.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/da Region/DK FalconTag/4AC4D114-6C20-4FB0-98BA-8E6B1AFBCB47',
  ],
  [
    'tiktok',
    'ios',
    '43.0.0',
    'up',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 trill_43.0.0 BytedanceWebview/d8a21c6',
  ],
  [
    'tiktok',
    'android',
    '35.7.3',
    'ya 1603',
    'Mozilla/5.0 (Linux; Android 14; SM-S901U Build/UP1A.231005.007; ) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36 musical_ly_2023507030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.7.3 ByteLocale/en ByteFullLocale/en Region/US AppId/1233 Spark/1.5.9.5-bugfix AppVersion/35.7.3 BytedanceWebview/d8a21c6',
  ],
  [
    'douyin',
    'ios',
    '31.9.0',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 aweme_31.9.0 Region/CN AppTheme/light NetType/WIFI JsSdk/2.0 Channel/App ByteLocale/zh ByteFullLocale/zh-Hans-CN WKWebView/1 Bullet/1 aweme/31.9.0',
  ],
  [
    'douyin',
    'android',
    '23.4.0',
    'dd',
    'Mozilla/5.0 (Linux; Android 10; HD1900 Build/QKQ1.190716.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/75.0.3770.156 Mobile Safari/537.36 aweme_230400 JsSdk/1.0 NetType/WIFI AppName/aweme app_version/23.4.0 ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light BytedanceWebview/d8a21c6 WebView/075113004008',
  ],
  [
    'x',
    'ios',
    '10.34',
    'up',
    'Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19H12 Twitter for iPhone/10.34',
  ],
  [
    'x',
    'android',
    '',
    'dd',
    'Mozilla/5.0 (Linux; Android 15; SM-F741U Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/135.0.7049.111 Mobile Safari/537.36 TwitterAndroid',
  ],
  [
    'linkedin',
    'ios',
    '9.24.1488',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.24.1488',
  ],
  [
    'linkedin',
    'android',
    '2.200.63',
    'dd',
    'Mozilla/5.0 (Linux; Android 15; SM-A146P Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.207 Mobile Safari/537.36 [LinkedInApp]/2.200.63',
  ],
  [
    'linkedin',
    'android',
    '',
    'dd',
    'Mozilla/5.0 (Linux; Android 10; Redmi Note 8 Pro Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 [LinkedInApp]',
  ],
  [
    'snapchat',
    'ios',
    '12.33.0.36',
    'up',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Snapchat/12.33.0.36 (like Safari/8614.1.25.0.31, panda)',
  ],
  [
    'pinterest',
    'android',
    '',
    'dd',
    'Mozilla/5.0 (Linux; Android 7.0; BL5000 Build/NRD90M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/63.0.3239.111 Mobile Safari/537.36 [Pinterest/Android]',
  ],
  [
    'pinterest',
    'ios',
    '',
    'sc',
    'Mozilla/5.0 (iPad; CPU OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 [Pinterest/iOS]',
  ],
  [
    'qq',
    'ios',
    '9.0.85.612',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 QQ/9.0.85.612 V1_IPH_SQ_9.0.85_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/0 StudyMode/0 CurrentMode/0 CurrentFontScale/1.000000 QQTheme/1000 AppId/537235392 Core/WKWebView Device/Apple(iPhone X) NetType/WIFI QBWebViewType/1 WKType/1',
  ],
  [
    'qq',
    'android',
    '6.5.8.2910',
    'up',
    'Mozilla/5.0 (Linux; Android 6.0; PRO 6 Build/MRA58K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/37.0.0.0 Mobile MQQBrowser/6.8 TBS/036824 Safari/537.36 V1_AND_SQ_6.5.8_422_YYB_D PA QQ/6.5.8.2910 NetType/WIFI WebP/0.3.0 Pixel/1080',
  ],
  [
    'alipay',
    'android',
    '10.2.51.7100',
    'up',
    'Mozilla/5.0 (Linux; U; Android 10; zh-CN; V2034A Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.33 Mobile Safari/537.36 UCBS/3.22.2.33_211025173018 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|2.0) AliApp(AP/10.2.51.7100) AlipayClient/10.2.51.7100 Language/zh-Hans',
  ],
  [
    'alipay',
    'ios',
    '10.8.30.6000',
    'sc',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G100 ChannelId(8) Ariver/1.1.0 AliApp(AP/10.8.30.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:390|844|3.0,ac:ss) AlipayClient/10.8.30.6000 Language/zh-Hans Region/CN NebulaX/1.0.0 XRiver/10.2.58.1',
  ],
  [
    'lark',
    'ios',
    '5.29.6',
    'dd',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3.1 Mobile/15E148 Safari/604.1 Lark/5.29.6 LarkLocale/en_US ChannelName/Lark LKBrowserIdentifier/xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  ],
  [
    'lark',
    'android',
    '6.9.9',
    'sc',
    'Mozilla/5.0 (Linux; Android 13; 22081212C Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/88.0.4324.181 Mobile Safari/537.36 Lark/6.9.9 LarkLocale/zh_CN ChannelName/Feishu TTWebView/0881130046427',
  ],
  [
    'weibo',
    'ios',
    '8.9.3',
    'up',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/16A366 Weibo (iPhone8,2__weibo__8.9.3__iphone__os12.0)',
  ],
  [
    'weibo',
    'android',
    '9.4.3',
    'dd',
    'Mozilla/5.0 (Linux; Android 6.0; HUAWEI MLA-AL10 Build/HUAWEIMLA-AL10; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/73.0.3683.90 Mobile Safari/537.36 Weibo (HUAWEI-HUAWEI MLA-AL10__weibo__9.4.3__android__android6.0)',
  ],
  [
    'line',
    'android',
    '12.10.1',
    'dd',
    'Mozilla/5.0 (Linux; Android 9; iData 50 Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.3945.116 Mobile Safari/537.36 Line/12.10.1/IAB',
  ],
  [
    'kakaotalk',
    'ios',
    '9.7.6',
    'up',
    'Mozilla/5.0 (iPhone; CPU; iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BizWebView KAKAOTALK 9.7.6',
  ],
  [
    'dingtalk',
    'ios',
    '5.1.12',
    'dd',
    'Mozilla/5.0 (iPad; CPU OS 11_2_6 like Mac OS X) AppleWebKit/604.5.6 (KHTML, like Gecko) Mobile/15D100 AliApp(DingTalk/5.1.12) com.laiwang.DingTalk/13441885 Channel/201200 Pad/iPad language/zh-Hans-CN UT4Aplus/0.0.6 WK',
  ],
] as const;

describe('[S1.2] detection of an app by a real user agent', () => {
  it.each(table)('%s on %s has the version "%s" (%s)', (app, os, version, _source, userAgent) => {
    const navigator = { userAgent, platform: '', maxTouchPoints: 5 };
    const found = detectHost({ navigator, has: () => false, wechatEnvironment: undefined });
    expect(found).toEqual({ app, os, version, miniProgram: false, via: 'web' });
  });
});
