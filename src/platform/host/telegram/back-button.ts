import type { NavigatorPort } from '@/platform/navigator-port';
import type { EXIT_LAYER } from '@/router';
import type { TelegramClient } from './create-client';

/** Nothing that Telegram's own back should take down: below the first page lies the chat. */
const EXIT: typeof EXIT_LAYER = 'exit';

/** Telegram's own back, in its bar and on the phone: it is there as long as there is something to go back from. */
export function showBackButton(
  { post, on }: TelegramClient,
  { store, forward }: Pick<NavigatorPort, 'store' | 'forward'>,
): void {
  let isShown = false;
  const look = () => {
    const { stack, layers } = store.getState().nav;
    const isNeeded = stack.length > 1 || layers.some(({ id, open }) => open && id !== EXIT);
    if (isNeeded === isShown) return;
    isShown = isNeeded;
    post('web_app_setup_back_button', { is_visible: isNeeded });
  };
  look();
  store.subscribe(look);
  on('back_button_pressed', () => forward(-1));
}
