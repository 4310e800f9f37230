import type { KitLocale } from '@/shared/messages';
import { fr as words } from '@/shared/messages/fr';

/** For `<KitProvider locale={fr}>`. */
export const fr: KitLocale = { locale: 'fr', words };
