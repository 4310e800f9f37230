import type { KitLocale } from '@/shared/messages';
import { de as words } from '@/shared/messages/de';

/** For `<KitProvider locale={de}>`. */
export const de: KitLocale = { locale: 'de', words };
