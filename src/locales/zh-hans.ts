import type { KitLocale } from '@/shared/messages';
import { zhHans as words } from '@/shared/messages/zh-hans';

/** For `<KitProvider locale={zhHans}>`. */
export const zhHans: KitLocale = { locale: 'zh-Hans', words };
