import { type Api, defineApi } from '@/platform/call/define';
import { checkOne, checkParams, oneOf, required } from '@/platform/call/params';
import { themeOf } from '@/platform/device/theme';
import { hostStatus } from '@/platform/host/status';
import { rememberChoice } from './remember-choice';
import type { ThemeChoice } from './theme-choice';
import { showThemeColours } from './theme-colours';

export type SetThemeParams = {
  /** `auto` removes the choice. Then the theme of the app's configuration counts, or the system's. */
  readonly theme: ThemeChoice;
};

const choice = oneOf('light', 'dark', 'auto');
const checkChoice = checkOne('theme', choice);
const checkObject = checkParams({ theme: required(choice) });

/** The theme may come alone or in an object. */
function checkTheme(input: unknown) {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  if (!isObject) return checkChoice(input);
  const checked = checkObject(input);
  return checked.ok ? ({ ok: true, params: checked.params.theme } as const) : checked;
}

export const setTheme: Api<SetThemeParams, boolean> = defineApi('setTheme', {
  check: checkTheme,
  run: (context, theme) => {
    const { env, settings, shelf } = context;
    const { dataset } = env.document.documentElement;
    const before = themeOf(env);
    rememberChoice(context, 'theme', theme);
    const shown = theme === 'auto' ? (settings.theme ?? 'auto') : theme;
    if (shown === 'auto') {
      delete dataset.theme;
      shelf(hostStatus).showTheme?.();
    } else {
      dataset.theme = shown;
    }
    showThemeColours(env);
    return themeOf(env) !== before;
  },
});
