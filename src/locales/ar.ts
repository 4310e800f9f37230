import type { KitLocale } from '@/shared/messages';
import { ar as words } from '@/shared/messages/ar';

/** For `<KitProvider locale={ar}>`. */
export const ar: KitLocale = { locale: 'ar', words };
