import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { KitProvider } from '@/components/kit-provider';
import { rememberedTheme, type ThemeChoice, usePlatform, usePlatformContext } from '@/platform';
import { useNavigator } from '@/router';
import { useHydrated } from '@/shared/use-hydrated';
import { addLine, type LogLine } from './add-line';
import type { HostFailures } from './host-failures';
import { defaults, readSettings, type Settings, writeSettings } from './settings';
import { type Showcase, ShowcaseContext } from './showcase-context';

type Props = {
  readonly version: string;
  readonly hostFailures: HostFailures;
  readonly children: ReactNode;
};

/** The settings of the user, and a log of the lifecycle of every page from the first one. */
export function ShowcaseProviders({ version, hostFailures, children }: Props) {
  const { lifecycle } = useNavigator();
  const platform = usePlatform();
  const context = usePlatformContext();
  const { env, messages } = context;
  const [stored, setSettings] = useState(() => readSettings(env.storage));
  const [chosenTheme, setChosenTheme] = useState(() =>
    rememberedTheme(env, context.settings.namespace),
  );
  // A page that the server rendered has the default settings.
  const isHydrated = useHydrated();
  const settings = isHydrated ? stored : defaults;
  const theme = isHydrated ? chosenTheme : 'auto';
  const [log] = useState(() => createStore<readonly LogLine[]>(() => []));

  // An insertion effect runs before those of the first page, so that the log shows its load.
  useInsertionEffect(() => {
    const started = env.now();
    return lifecycle.observe((record) =>
      log.setState((lines) => addLine(lines, record, env.now() - started), true),
    );
  }, [lifecycle, env, log]);

  // Runs after the effect of the app, which follows the language.
  useEffect(() => {
    const turn = () => {
      const { direction } = messages.getState();
      env.document.documentElement.dir =
        settings.direction === 'auto' ? direction : settings.direction;
    };
    turn();
    return messages.subscribe(turn);
  }, [settings.direction, env, messages]);

  const showcase = useMemo<Showcase>(() => {
    const change = (part: Partial<Settings>) => {
      const next = { ...settings, ...part };
      writeSettings(env.storage, next);
      setSettings(next);
    };
    const changeTheme = (next: ThemeChoice) => {
      setChosenTheme(next);
      void platform.setTheme(next);
    };
    return { version, settings, change, theme, changeTheme, log, hostFailures };
  }, [version, settings, theme, log, hostFailures, env, platform]);

  return (
    <ShowcaseContext value={showcase}>
      <KitProvider size={settings.size === 'large' ? 'large' : 'normal'}>{children}</KitProvider>
    </ShowcaseContext>
  );
}
