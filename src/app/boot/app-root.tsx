import { Fragment, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import '@/components/kit/tokens.css';
import './document.css';
import { PlatformProvider } from '@/platform';
import { HrefLink, NavigatorContext, PageStack } from '@/router';
import { latePart } from '@/shared/late-part';
import { LinkContext, ReportContext } from '@/shared/contexts';
import { AppTabBar } from '../chrome/app-tab-bar';
import { PageAnnouncer } from '../chrome/page-announcer';
import { OverlayHost } from '../overlays/overlay-host';
import { loadScreens, pageSlots } from '../screens/page-screens';
import { AppEffects } from './app-effects';
import { AppContext, type AppParts } from './app-parts';
import type { ProvidersProps } from './define-app';
import { panesConfig, roomIn } from './panes';
// Before the other components, because this order decides the order of the style sheets.
import styles from './app-root.module.css';

const TRANSITION_MS = 300;

/**
 * The pages mount after this code has loaded or failed. A layout that is added around mounted pages would remount
 * them and lose what the user has typed.
 */
export const SideWindows = latePart<{ children: ReactNode }>(() =>
  loadScreens().then(
    (screens) => screens.SideWindows,
    // If the code fails to load, the app works without side windows.
    () => Fragment,
  ),
);

function NoProviders({ children }: ProvidersProps) {
  return children;
}

/** Renders the providers, the pages, and everything around and above the pages. */
export function AppRoot({ parts }: { parts: AppParts }) {
  const { config, navigator, platform, context, provided } = parts;
  const Providers = config.providers ?? NoProviders;
  const animation = config.router?.animation ?? TRANSITION_MS;
  const { top, left, right } = config.window ?? {};
  // A left window of the product takes the place of the rail.
  const isBarVisible = useStore(context.chrome, ({ tabBar }) => tabBar.visible);
  const hasRail = isBarVisible && !left;
  const pages = useMemo(
    () => (
      <PageStack
        slots={pageSlots}
        duration={animation}
        roomIn={roomIn(config)}
        listWidth={panesConfig(config).list}
        hasRail={hasRail}
        bottomBar={config.tabBar && <AppTabBar tabBar={config.tabBar} rail={!left} />}
      />
    ),
    [animation, config, left, hasRail],
  );

  return (
    <AppContext value={parts}>
      <NavigatorContext value={navigator}>
        <ReportContext value={navigator.report}>
          <PlatformProvider platform={platform} context={context}>
            <LinkContext value={HrefLink}>
              <Providers context={provided as ProvidersProps['context']}>
                <div className={styles.app}>
                  {top || left || right ? <SideWindows>{pages}</SideWindows> : pages}
                </div>
                <AppEffects />
                <PageAnnouncer />
                <OverlayHost />
              </Providers>
            </LinkContext>
          </PlatformProvider>
        </ReportContext>
      </NavigatorContext>
    </AppContext>
  );
}
