import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEnv, type Platform } from '@/platform';
import type { AppConfig } from './define-app';
import { AppRoot } from './app-root';
import type { AppParts } from './app-parts';
import { assemble } from './assemble';
import { dress } from './dress';
import { forgetFailedPreloads } from './forget-failed-preloads';

export type MountedApp = {
  readonly platform: Platform;
  /** For good: what is mounted later is another app. */
  readonly unmount: () => void;
};

export type App = {
  readonly platform: Platform;
  mount(element: Element): MountedApp;
};

/** An app from its configuration. Nothing is shown, and the history untouched, before mount(). */
export function createApp(config: AppConfig): App {
  return mountable(assemble(config, createEnv(window)));
}

export function mountable(parts: AppParts): App {
  const { config, context, navigator, platform } = parts;
  return {
    platform,
    mount: (element) => {
      const undress = dress(parts);
      const remember = forgetFailedPreloads(context.env.window);
      const unwatch = context.auth.subscribe(navigator.recheckGates);
      const stop = navigator.start();
      const root = createRoot(element);
      const app = <AppRoot parts={parts} />;
      const strict = import.meta.env.DEV && config.strict !== false;
      root.render(strict ? <StrictMode>{app}</StrictMode> : app);
      const unmount = () => {
        // First: pages hear of their unload while their components stand.
        stop();
        root.unmount();
        // Nobody is left to answer what is still open.
        context.overlays.fail(new Error('the app was unmounted'));
        context.life.abort();
        unwatch();
        remember();
        undress();
      };
      return { platform, unmount };
    },
  };
}
