import { type Platform, useLocale, usePlatform } from 'portico';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { HostFailures, PageLog } from './logs';

/** `auto` is the direction of the language. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

type Showcase = {
  readonly version: string;
  readonly direction: DirectionChoice;
  readonly changeDirection: (direction: DirectionChoice) => void;
  /** For questions that outlive the page that asks. */
  readonly appPlatform: Platform;
  readonly pageLog: PageLog;
  readonly hostFailures: HostFailures;
};

const ShowcaseContext = createContext<Showcase | null>(null);

/** The values that the pages for developers share, beside the platform. */
export function useShowcase(): Showcase {
  const showcase = useContext(ShowcaseContext);
  if (!showcase) throw new Error('used outside of the showcase');
  return showcase;
}

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
