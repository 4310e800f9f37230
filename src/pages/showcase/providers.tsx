import { useLocale, usePlatform } from 'portico';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { HostFailures } from './host-failures';
import type { PageLog } from './page-log';
import { type DirectionChoice, type Showcase, ShowcaseContext } from './showcase-context';

type Props = {
  readonly version: string;
  readonly hostFailures: HostFailures;
  readonly pageLog: PageLog;
  readonly children: ReactNode;
};

/** A direction to try, and the values that the pages for developers share. */
export function ShowcaseProviders({ version, hostFailures, pageLog, children }: Props) {
  const [direction, setDirection] = useState<DirectionChoice>('auto');
  const language = useLocale();
  // Outside of pages this is the platform of the app.
  const appPlatform = usePlatform();

  // A new language sets its own direction first, so the choice is applied again.
  useEffect(() => {
    if (direction === 'auto') return;
    const root = document.documentElement;
    root.dir = direction;
    return () => {
      root.dir = language.direction;
    };
  }, [direction, language]);

  const showcase = useMemo<Showcase>(
    () => ({
      version,
      direction,
      changeDirection: setDirection,
      appPlatform,
      pageLog,
      hostFailures,
    }),
    [version, direction, appPlatform, pageLog, hostFailures],
  );
  return <ShowcaseContext value={showcase}>{children}</ShowcaseContext>;
}
