import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEnv, type Platform } from '@/platform';
import type { AppConfig } from './define-app';
import { AppRoot } from './app-root';
import type { AppParts } from './app-parts';
import { assemble } from './assemble';
import { dress } from './dress';
import { watchFailedFiles } from './watch-failed-files';

export type MountedApp = {
  /** The platform of this mount: after unmount() its calls are refused. */
  readonly platform: Platform;
  /** Calling it again does nothing. */
  readonly unmount: () => void;
};

export type App = {
  /** The platform of the latest mount. A mount after unmount() has a new platform. */
  readonly platform: Platform;
  /** Throws while the app is mounted. After unmount() it works again, with the pages that the history still holds. */
  mount(element: Element): MountedApp;
};

/** An app from its configuration. Nothing is shown, and the history untouched, before mount(). */
export function createApp(config: AppConfig): App {
  return mountable(() => assemble(config, createEnv(window)));
}

/** Everything that an app is made of ends with unmount(), so each mount has parts of its own. */
export function mountable(make: () => AppParts): App {
  let parts = make();
  let state: 'new' | 'mounted' | 'over' = 'new';
  return {
    get platform() {
      return parts.platform;
    },
    mount: (element) => {
      if (state === 'mounted') {
        throw new Error(
          'mount(): the app is mounted already. Call unmount() first, or createApp() for a second app.',
        );
      }
      if (state === 'over') parts = make();
      const stop = start(parts, element);
      state = 'mounted';
      let isOver = false;
      const unmount = () => {
        if (isOver) return;
        isOver = true;
        state = 'over';
        stop();
      };
      return { platform: parts.platform, unmount };
    },
  };
}

function start(parts: AppParts, element: Element): () => void {
  const { config, context, navigator } = parts;
  // First: it throws for a missing element.
  const root = createRoot(element);
  const undress = dress(parts);
  const unwatchFiles = watchFailedFiles(context.env.window, navigator);
  const unwatch = context.auth.subscribe(navigator.loginChanged);
  const stop = navigator.start();
  const app = <AppRoot parts={parts} />;
  const strict = import.meta.env.DEV && config.strict !== false;
  root.render(strict ? <StrictMode>{app}</StrictMode> : app);
  return () => {
    // First: pages hear `unload` while their components are still mounted.
    stop();
    root.unmount();
    // No view is left to answer the open overlays.
    context.overlays.fail(new Error('the app was unmounted'));
    context.life.abort();
    unwatch();
    unwatchFiles();
    undress();
  };
}
