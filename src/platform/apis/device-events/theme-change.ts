import type { Theme } from '@/platform/device/theme-of';
import { watchTheme } from '@/platform/device/watch-theme';
import type { EventSource } from '@/platform/call/listeners';

export const themeChange: EventSource<{ readonly theme: Theme }> = ({ env }, emit) =>
  watchTheme(env, (theme) => emit({ theme }));
