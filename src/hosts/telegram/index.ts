// The entry `portico/hosts/telegram`.
import type { HostAdapter } from '@/platform';
import { channelOf } from './channel';
import { isTelegramLaunch, launchUrl, readLaunch } from './launch';

/** Telegram's mini apps. */
export const telegram: HostAdapter = {
  via: 'telegram',
  detect: (_around, window) => {
    // A user may have copied an address with the parameters into a browser.
    if (channelOf(window) === null) return null;
    const url = launchUrl(window);
    if (!isTelegramLaunch(url)) return null;
    return { app: 'telegram', version: readLaunch(url).version, miniProgram: true };
  },
  load: async () => (await import('./connect-telegram')).connectTelegram,
};
