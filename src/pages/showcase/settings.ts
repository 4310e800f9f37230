import { attempt } from '@/shared/errors';
import { type BuiltInLocale, locales } from '@/shared/messages';

/** The settings on the Me page, without the theme. `setTheme` keeps that. */
export type Settings = {
  readonly direction: 'auto' | 'ltr' | 'rtl';
  readonly locale: BuiltInLocale | 'auto';
  /** `large` is for people who do not see or aim well. */
  readonly size: 'auto' | 'large';
};

export const defaults: Settings = { direction: 'auto', locale: 'auto', size: 'auto' };

const KEY = 'showcase:settings';

const choices = {
  direction: ['auto', 'ltr', 'rtl'],
  locale: ['auto', ...locales],
  size: ['auto', 'large'],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

export function readSettings(storage: () => Storage): Settings {
  const stored = parse(attempt(() => storage().getItem(KEY)) ?? '');
  const pick = <K extends keyof Settings>(name: K) =>
    (choices[name] as readonly unknown[]).includes(stored[name])
      ? (stored[name] as Settings[K])
      : 'auto';
  return {
    direction: pick('direction'),
    locale: pick('locale'),
    size: pick('size'),
  };
}

/** If storage is blocked, the choice lasts until the document closes. */
export function writeSettings(storage: () => Storage, settings: Settings): void {
  attempt(() => storage().setItem(KEY, JSON.stringify(settings)));
}

function parse(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = attempt(() => JSON.parse(text));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
