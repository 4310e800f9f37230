import type { KitLocale } from '@/shared/messages';
import { es as words } from '@/shared/messages/es';

/** For `<KitProvider locale={es}>`. */
export const es: KitLocale = { locale: 'es', words };
