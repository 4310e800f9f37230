import type { Env } from '@/platform/call/env';
import type { TelegramClient } from './create-client';

/** Colours by Telegram's names, as CSS writes them. Anything else is left out. */
export function readTheme(theme: unknown): readonly (readonly [name: string, colour: string])[] {
  return Object.entries(Object(theme) as Record<string, unknown>).flatMap(([name, colour]) =>
    /^[a-z_]+$/.test(name) && typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)
      ? [[`--tg-theme-${name.replaceAll('_', '-')}`, colour] as const]
      : [],
  );
}

/** Whether white reads better on it than black. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

/**
 * Telegram's colours as its own script names them, and the app's theme after them: a product that has chosen one
 * keeps it.
 */
export function wearTheme({ document }: Env, { on }: TelegramClient, first: unknown): void {
  const { documentElement: root } = document;
  const follows = root.dataset.theme === undefined;
  const wear = (theme: unknown) => {
    for (const [name, colour] of readTheme(theme)) {
      root.style.setProperty(name, colour);
      if (follows && name === '--tg-theme-bg-color')
        root.dataset.theme = isDark(colour) ? 'dark' : 'light';
    }
  };
  wear(first);
  on('theme_changed', ({ theme_params: theme }) => wear(theme));
}
