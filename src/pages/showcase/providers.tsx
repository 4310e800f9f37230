import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
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

/** The visitor's settings, and a log of every page's life from the first one on. */
export function ShowcaseProviders({ version, hostFailures, children }: Props) {
  const { lifecycle } = useNavigator();
  const platform = usePlatform();
  const context = usePlatformContext();
  const { env, messages } = context;
  const [stored, setSettings] = useState(() => readSettings(env.storage));
  const [chosenTheme, setChosenTheme] = useState(() =>
    rememberedTheme(env, context.settings.namespace),
  );
  // A page that was rendered ahead has the defaults.
  const isHydrated = useHydrated();
  const settings = isHydrated ? stored : defaults;
  const theme = isHydrated ? chosenTheme : 'auto';
  const [log] = useState(() => createStore<readonly LogLine[]>(() => []));

  // An insertion effect comes before those of the first page, whose load is to be seen too.
  useInsertionEffect(() => {
    const started = env.now();
    return lifecycle.observe((record) =>
      log.setState((lines) => addLine(lines, record, env.now() - started), true),
    );
  }, [lifecycle, env, log]);

  // After the app's own, which follows the language.
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

  return <ShowcaseContext value={showcase}>{children}</ShowcaseContext>;
}
