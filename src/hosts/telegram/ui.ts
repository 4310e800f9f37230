import type { Env, NavigatorPort, PlatformContext } from '@/platform';
import type { EXIT_LAYER } from '@/router';
import { followTheme } from '@/hosts/host-theme';
import type { TelegramClient } from './client';

/** Telegram's Back must not close the exit prompt: Back on the first page returns to the chat. */
const EXIT: typeof EXIT_LAYER = 'exit';

type BackContext = Pick<PlatformContext, 'life'> & {
  readonly navigator: Pick<NavigatorPort, 'store' | 'travel'>;
};

/** Shows Telegram's back button while there is a page below or an open layer. It works on the phone's Back too. */
export function showBackButton(
  { post, on }: TelegramClient,
  { life, navigator }: BackContext,
): void {
  const { store, travel } = navigator;
  let isShown = false;
  const update = () => {
    const { pages, layers } = store.getState().stack;
    const isNeeded = pages.length > 1 || layers.some(({ id, open }) => open && id !== EXIT);
    if (isNeeded === isShown) return;
    isShown = isNeeded;
    post('web_app_setup_back_button', { is_visible: isNeeded });
  };
  update();
  const stop = store.subscribe(update);
  life.signal.addEventListener('abort', () => {
    stop();
    if (isShown) post('web_app_setup_back_button', { is_visible: false });
  });
  on('back_button_pressed', () => travel(-1));
}

/**
 * Sets Telegram's colours as CSS variables, by the names of Telegram's own script. The theme follows the background colour
 * unless the product or the user has chosen one.
 */
export function applyTheme(context: PlatformContext, { on }: TelegramClient, first: unknown): void {
  const { documentElement: root } = context.env.document;
  const showTheme = followTheme(context);
  const apply = (colours: unknown) => {
    for (const [name, colour] of readTheme(colours)) {
      root.style.setProperty(name, colour);
      if (name === '--tg-theme-bg-color') showTheme(isDark(colour) ? 'dark' : 'light');
    }
  };
  apply(first);
  on('theme_changed', ({ theme_params: colours }) => apply(colours));
}

/** The CSS variables of a theme. Values that are not colours are left out. */
export function readTheme(theme: unknown): readonly (readonly [name: string, colour: string])[] {
  return Object.entries(Object(theme) as Record<string, unknown>).flatMap(([name, colour]) =>
    /^[a-z_]+$/.test(name) && typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)
      ? [[`--tg-theme-${name.replaceAll('_', '-')}`, colour] as const]
      : [],
  );
}

/** Whether white text is easier to read on the colour than black text. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Sets the insets that the phone and Telegram's own buttons cover. `env(safe-area-inset-*)` of the browser has only
 * those of the phone. Both get Telegram's names, and their sum gets the name that the app's bars use.
 */
export function followSafeAreas({ document }: Env, { post, on }: TelegramClient): void {
  const { style } = document.documentElement;
  const covered = { device: new Map<string, number>(), content: new Map<string, number>() };

  const follow = (source: 'device' | 'content', event: string, name: string) =>
    on(event, (insets) => {
      for (const side of sides) {
        const inset = insets[side];
        if (typeof inset !== 'number' || !(inset >= 0)) continue;
        covered[source].set(side, inset);
        style.setProperty(`${name}-${side}`, `${inset}px`);
        const sum = (covered.device.get(side) ?? 0) + (covered.content.get(side) ?? 0);
        style.setProperty(`--portico-safe-${side}`, `${sum}px`);
      }
    });

  follow('device', 'safe_area_changed', '--tg-safe-area-inset');
  follow('content', 'content_safe_area_changed', '--tg-content-safe-area-inset');
  post('web_app_request_safe_area');
  post('web_app_request_content_safe_area');
}
