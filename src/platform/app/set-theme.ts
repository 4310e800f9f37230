import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import { checkOne, checkParams, isRecord, oneOf, required } from '@/platform/call/params';
import { themeOf } from '@/platform/device/theme';
import { hostStatus } from '@/platform/host/status';
import { rememberChoice } from './choices';
import type { ThemeChoice } from '@/platform/device/theme';

export type SetThemeParams = {
  /** `auto` removes the choice. Then the theme of the app's configuration counts, or the system's. */
  readonly theme: ThemeChoice;
};

const choice = oneOf('light', 'dark', 'auto');
const checkChoice = checkOne('theme', choice);
const checkObject = checkParams({ theme: required(choice) });

/** The theme may come alone or in an object. */
function checkTheme(input: unknown) {
  if (!isRecord(input)) return checkChoice(input);
  const checked = checkObject(input);
  return 'refused' in checked ? checked : { value: checked.value.theme };
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

/** Gives the browser's bars the colour of the theme of the document. Of one `theme-color` for each theme, one counts. */
function showThemeColours({ document }: Pick<Env, 'document'>): void {
  const { theme } = document.documentElement.dataset;
  const isChosen = theme === 'light' || theme === 'dark';
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]');
  for (const meta of metas) {
    // The early script of portico/vite keeps the media query of the document in the same place.
    const own = (meta.dataset.porticoMedia ??= meta.media);
    const chosen = own.includes(theme ?? '') ? 'all' : 'not all';
    meta.media = isChosen ? chosen : own;
  }
}

/** Also for a theme of the configuration, of Telegram, or of a product that writes `data-theme`. */
export function followThemeColours({ env, life }: PlatformContext): void {
  const show = () => showThemeColours(env);
  const observer = new env.window.MutationObserver(show);
  observer.observe(env.document.documentElement, { attributeFilter: ['data-theme'] });
  life.signal.addEventListener('abort', () => observer.disconnect());
  show();
}
