import { type About } from '../../site/phone/about.ts';
import { startOnDesktop } from '../../site/phone/desktop.ts';

/** The address of the site, if the deployment has one. */
const href: string | undefined = import.meta.env.VITE_DOCS_URL;

const about: About = {
  ...(href && { docs: { href, text: { en: 'Documentation', 'zh-Hans': '文档', ar: 'التوثيق' } } }),
  name: {
    en: 'Linden Market',
    'zh-Hans': '菩提集市',
    ar: 'سوق الزيزفون',
  },
  lead: {
    en: 'A whole shop for the phone: search, a cart, a checkout, live orders and a chat with voice messages.',
    'zh-Hans': '一个完整的手机商店：搜索、购物车、结算、实时订单，以及支持语音的聊天。',
    ar: 'متجر كامل للهاتف: بحث وسلة ودفع وطلبات مباشرة ومحادثة برسائل صوتية.',
  },
};

export const start = (plain: () => void) => startOnDesktop(about, plain);
