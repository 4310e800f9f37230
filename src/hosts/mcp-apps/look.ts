import { createChoices, type PlatformContext } from '@/platform';
import { localeOfPhone } from '@/shared/messages';
import { followTheme } from '../host-theme';
import type { McpHostContext } from './sdk';

/** The names of the protocol. Other names could change the app itself. */
const VARIABLE = /^--(?:color|font|border|shadow)-[a-z\d-]+$/;

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Returns a function that shows what the host says about theme, styles, language and edges of the screen. */
export function followLook(context: PlatformContext): (host: McpHostContext) => void {
  const { document } = context.env;
  const { documentElement: root } = document;
  const showTheme = followTheme(context);
  const showFonts = fontsIn(context);
  return ({ theme, styles, displayMode, safeAreaInsets, locale }) => {
    if (theme === 'light' || theme === 'dark') showTheme(theme);
    for (const [name, value] of Object.entries(styles?.variables ?? {})) {
      if (VARIABLE.test(name) && value !== undefined) root.style.setProperty(name, value);
    }
    showFonts(styles?.css?.fonts ?? '');
    if (displayMode) root.dataset['displayMode'] = displayMode;
    for (const side of sides) {
      const inset = safeAreaInsets?.[side];
      if (inset !== undefined) root.style.setProperty(`--portico-safe-${side}`, `${inset}px`);
    }
    if (locale) void speak(context, locale);
  };
}

/** A style sheet with the fonts of the host: `@font-face` and `@import`. */
function fontsIn({ env: { document }, life }: PlatformContext): (css: string) => void {
  let sheet: HTMLStyleElement | null = null;
  life.signal.addEventListener('abort', () => sheet?.remove());
  return (css) => {
    if (css === (sheet?.textContent ?? '')) return;
    if (!sheet) {
      sheet = document.createElement('style');
      document.head.append(sheet);
    }
    sheet.textContent = css;
  };
}

/** The language of the host, unless the product or the user has chosen one. */
async function speak(context: PlatformContext, wanted: string): Promise<void> {
  const { messages, navigator, settings, shelf } = context;
  const isChosen =
    (settings.locale ?? 'auto') !== 'auto' || shelf(createChoices).getState().locale !== 'auto';
  const locale = localeOfPhone([wanted], settings.locales);
  if (isChosen || locale === messages.getState().locale) return;
  await messages.setLocale(locale);
  // Loaders know the language, so their data is old.
  if (messages.getState().locale === locale) await navigator.invalidate();
}
