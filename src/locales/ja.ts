import type { KitLocale } from '@/shared/messages';
import { ja as words } from '@/shared/messages/ja';

/** For `<KitProvider locale={ja}>`. */
export const ja: KitLocale = { locale: 'ja', words };
