import type { Theme } from '@/platform/device/theme-of';
import { watchTheme } from '@/platform/device/watch-theme';
import type { EventSource } from '@/platform/call/listeners';

/** onThemeChange under the reference runtime's older name. */
export const uiStyleChange: EventSource<{ readonly style: Theme }> = ({ env }, emit) =>
  watchTheme(env, (style) => emit({ style }));
