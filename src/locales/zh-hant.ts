import type { KitLocale } from '@/shared/messages';
import { zhHant as words } from '@/shared/messages/zh-hant';

/** For `<KitProvider locale={zhHant}>`. */
export const zhHant: KitLocale = { locale: 'zh-Hant', words };
