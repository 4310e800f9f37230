import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import '@/components/tokens.css';
import './document.css';
import { PlatformProvider } from '@/platform';
import { NavigatorContext, PageStack } from '@/router';
import { withStyles } from '@/shared/failed-styles';
import { latePart } from '@/shared/late-part';
// Before the other components, because this order decides the order of the style sheets.
import styles from './app-root.module.css';
import { AppTabBar } from '../chrome/app-tab-bar';
import { loadScreens, pageSlots } from '../screens/page-screens';
import { AppContext, type AppParts, useApp } from './app-parts';
import { watchDocument } from './watch-document';

const TRANSITION_MS = 300;

/**
 * The pages mount after this code has loaded or failed. A layout that is added around mounted pages would remount
 * them and lose what the user has typed.
 */
const SideWindows = latePart<{ children: ReactNode }>(() =>
  loadScreens().then(
    (screens) => screens.SideWindows,
    // If the code fails to load, the app works without side windows.
    () => Fragment,
  ),
);

const loadLazyParts = withStyles(() => import('./lazy-parts'));

/** Renders the providers, the pages, and everything around and above the pages. */
export function AppRoot({ parts }: { parts: AppParts }) {
  const { config, navigator, platform, context } = parts;
  const Providers = config.providers ?? Fragment;
  const animation = config.router?.animation ?? TRANSITION_MS;
  const { top, left, right } = config.window ?? {};
  const pages = useMemo(
    () => (
      <PageStack
        slots={pageSlots}
        duration={animation}
        sharedElements={config.router?.sharedElements ?? false}
        bottomBar={config.tabBar && <AppTabBar tabBar={config.tabBar} />}
      />
    ),
    [animation, config],
  );

  // Not in the lazy parts: a user may type and leave the page before they have loaded.
  useEffect(() => watchDocument(parts), [parts]);

  return (
    <AppContext value={parts}>
      <NavigatorContext value={navigator}>
        <PlatformProvider platform={platform} context={context}>
          <Providers>
            <div className={styles.app}>
              {top || left || right ? <SideWindows>{pages}</SideWindows> : pages}
            </div>
            <LazyPartsSlot />
          </Providers>
        </PlatformProvider>
      </NavigatorContext>
    </AppContext>
  );
}

/** Loads the lazy parts after the first page is shown, or as soon as an overlay opens. */
function LazyPartsSlot() {
  const { navigator, context } = useApp();
  const { overlays } = context;
  const [LazyParts, setLazyParts] = useState<ComponentType | null>(null);
  // Once the parts have loaded, a change here would render all of them.
  const hasOverlay = useStore(overlays, ({ open }) => LazyParts === null && open.length > 0);

  useEffect(() => {
    if (LazyParts) return;
    let isCurrent = true;
    const load = async () => {
      if (!hasOverlay) await navigator.settled();
      const file = await loadLazyParts();
      if (isCurrent) setLazyParts(() => file.LazyParts);
    };
    // Reject the open overlays, because no code can draw them. The next overlay loads the code again.
    load().catch((cause: unknown) => isCurrent && overlays.fail(cause));
    return () => {
      isCurrent = false;
    };
  }, [LazyParts, hasOverlay, navigator, overlays]);

  return LazyParts && <LazyParts />;
}
