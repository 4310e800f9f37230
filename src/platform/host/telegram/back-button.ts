import type { PlatformContext } from '@/platform/call/context';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import type { EXIT_LAYER } from '@/router';
import type { TelegramClient } from './create-client';

/** Nothing that Telegram's own back should take down: below the first page lies the chat. */
const EXIT: typeof EXIT_LAYER = 'exit';

type Mover = { readonly navigator: Pick<NavigatorPort, 'store' | 'forward'> };

/** Telegram's own back, in its bar and on the phone: it is there as long as there is something to go back from. */
export function showBackButton(
  { post, on }: TelegramClient,
  { life, navigator }: Pick<PlatformContext, 'life'> & Mover,
): void {
  const { store, forward } = navigator;
  let isShown = false;
  const look = () => {
    const { pages, layers } = store.getState().stack;
    const isNeeded = pages.length > 1 || layers.some(({ id, open }) => open && id !== EXIT);
    if (isNeeded === isShown) return;
    isShown = isNeeded;
    post('web_app_setup_back_button', { is_visible: isNeeded });
  };
  look();
  const stop = store.subscribe(look);
  life.signal.addEventListener('abort', () => {
    stop();
    if (isShown) post('web_app_setup_back_button', { is_visible: false });
  });
  on('back_button_pressed', () => forward(-1));
}
