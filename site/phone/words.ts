import type { Text } from './about';
import type { PhoneChoice, SwitchName } from './switches';

type Words = {
  readonly switches: { readonly [N in SwitchName]: string };
  /** The names of values. The others are in `switches`. */
  readonly values: Readonly<Record<string, string>>;
  readonly settings: string;
  readonly madeWith: string;
  readonly plain: string;
  readonly phone: string;
  readonly calls: (host: string) => string;
  readonly noCalls: string;
  readonly limits: string;
};

/** The texts of the page around the phone. */
export const words: { readonly [L in PhoneChoice['locale']]: Words } = {
  en: {
    switches: {
      theme: 'Theme',
      locale: 'Language',
      direction: 'Direction',
      textSize: 'Text size',
      network: 'Network',
      host: 'Opened in',
    },
    values: {},
    settings: 'Settings of the phone',
    madeWith: 'Made with Portico, a React runtime for mobile web apps.',
    plain: 'Open without the frame',
    phone: 'The app',
    calls: (host) => `Calls to ${host}`,
    noCalls: 'None yet. Open an item and share it.',
    limits:
      'The network switch changes requests and sockets. Pictures and code use your real network. WeChat, WeCom and DingTalk are the test doubles of portico/testing: they answer calls, and nothing leaves this page. LINE and Telegram are missing, because they need an account to start.',
  },
  'zh-Hans': {
    switches: {
      theme: '主题',
      locale: '语言',
      direction: '方向',
      textSize: '字号',
      network: '网络',
      host: '打开方式',
    },
    values: {
      System: '跟随系统',
      Light: '浅色',
      Dark: '深色',
      Auto: '自动',
      LTR: '从左到右',
      RTL: '从右到左',
      Good: '良好',
      Slow: '缓慢',
      'Half fails': '半数失败',
      Offline: '离线',
      Browser: '浏览器',
      WeChat: '微信',
      WeCom: '企业微信',
      DingTalk: '钉钉',
    },
    settings: '手机设置',
    madeWith: '使用 Portico 制作：面向移动网页应用的 React 运行时。',
    plain: '不带手机框打开',
    phone: '应用',
    calls: (host) => `对${host}的调用`,
    noCalls: '还没有。打开一件商品并分享。',
    limits:
      '网络开关只影响请求和套接字，图片和代码使用真实网络。微信、企业微信和钉钉是 portico/testing 的测试替身：它们会应答调用，但没有数据离开本页。LINE 和 Telegram 需要账号才能启动，因此没有提供。',
  },
  ar: {
    switches: {
      theme: 'المظهر',
      locale: 'اللغة',
      direction: 'الاتجاه',
      textSize: 'حجم النص',
      network: 'الشبكة',
      host: 'مفتوح في',
    },
    values: {
      System: 'النظام',
      Light: 'فاتح',
      Dark: 'داكن',
      Auto: 'تلقائي',
      LTR: 'من اليسار',
      RTL: 'من اليمين',
      Good: 'جيدة',
      Slow: 'بطيئة',
      'Half fails': 'نصفها يفشل',
      Offline: 'بلا اتصال',
      Browser: 'المتصفح',
    },
    settings: 'إعدادات الهاتف',
    madeWith: 'صُنع باستخدام Portico، بيئة React لتطبيقات الويب على الهاتف.',
    plain: 'فتح بدون إطار الهاتف',
    phone: 'التطبيق',
    calls: (host) => `الاستدعاءات إلى ${host}`,
    noCalls: 'لا شيء بعد. افتح منتجًا وشاركه.',
    limits:
      'مفتاح الشبكة يغيّر الطلبات والمقابس فقط، أما الصور والشيفرة فتستخدم شبكتك الحقيقية. WeChat وWeCom وDingTalk بدائل اختبار من portico/testing: تجيب عن الاستدعاءات ولا يغادر شيء هذه الصفحة. لا يتوفر LINE وTelegram لأنهما يحتاجان إلى حساب للبدء.',
  },
};

export const textIn = (text: Text, locale: PhoneChoice['locale']) => text[locale];
