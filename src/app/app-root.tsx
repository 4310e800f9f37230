import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import '@/components/tokens.css';
import './document.css';
import { PlatformProvider } from '@/platform';
import { NavigatorContext, PageStack } from '@/router';
import { latePart } from '@/shared/late-part';
import { AppContext, type AppParts } from './app-parts';
import styles from './app-root.module.css';
import { AppTabBar } from './app-tab-bar';
import { LateSlot } from './late-slot';
import { loadScreens } from './load-screens';
import { pageSlots } from './page-slots';
import { watchApp } from './watch-app';

const TRANSITION = 300;

/**
 * Which of the two it is, is settled before the pages mount: a layout that came around them later would mount
 * them anew, and what had been typed by then would be gone.
 */
const SideWindows = latePart<{ children: ReactNode }>(() =>
  loadScreens().then(
    (file) => file.SideWindows,
    // Its code did not come: the app goes on without windows.
    () => Fragment,
  ),
);

/** Providers, the pages, and what lies around and above them. */
export function AppRoot({ parts }: { parts: AppParts }) {
  const { config, navigator, platform, context } = parts;
  const Providers = config.providers ?? Fragment;
  const animation = config.router?.animation ?? TRANSITION;
  const { top, left, right } = config.window ?? {};
  const pages = useMemo(
    () => (
      <PageStack
        slots={pageSlots}
        duration={animation}
        bottomBar={config.tabBar && <AppTabBar tabBar={config.tabBar} />}
      />
    ),
    [animation, config],
  );

  // From the first screen on: a visitor may type and leave before anything else is here.
  useEffect(() => watchApp(parts), [parts]);

  return (
    <AppContext value={parts}>
      <NavigatorContext value={navigator}>
        <PlatformProvider platform={platform} context={context}>
          <Providers>
            <div className={styles.app}>
              {top || left || right ? <SideWindows>{pages}</SideWindows> : pages}
            </div>
            <LateSlot />
          </Providers>
        </PlatformProvider>
      </NavigatorContext>
    </AppContext>
  );
}
