import type { KitLocale } from '@/shared/messages';
import { pt as words } from '@/shared/messages/pt';

/** For `<KitProvider locale={pt}>`. */
export const pt: KitLocale = { locale: 'pt', words };
