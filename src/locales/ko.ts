import type { KitLocale } from '@/shared/messages';
import { ko as words } from '@/shared/messages/ko';

/** For `<KitProvider locale={ko}>`. */
export const ko: KitLocale = { locale: 'ko', words };
