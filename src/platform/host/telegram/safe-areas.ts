import type { Env } from '@/platform/call/env';
import type { TelegramClient } from './create-client';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * What the phone and Telegram's own buttons cover: the browser's `env(safe-area-inset-*)` knows only of the former.
 * Both stand under Telegram's names, their sum where the app's bars look for it.
 */
export function followSafeAreas({ document }: Env, { post, on }: TelegramClient): void {
  const { style } = document.documentElement;
  const covered = { device: new Map<string, number>(), content: new Map<string, number>() };

  const follow = (whose: 'device' | 'content', event: string, name: string) =>
    on(event, (insets) => {
      for (const side of sides) {
        const inset = insets[side];
        if (typeof inset !== 'number' || !(inset >= 0)) continue;
        covered[whose].set(side, inset);
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
