import { createEnv, fetchRequests, type Platform, startSession } from '@/platform';
import { callSafely, originOf } from '@/shared/errors';
import type { AppParts } from './app-parts';
import { applyDocumentSettings } from './document';
import { assemble } from './assemble';
import type { AppConfig } from './define-app';
import { explainLostCode, hearErrors } from './errors';
import { roomIn } from './panes';
import { takeRenderedAhead } from './rendered-ahead';
import { createRootView } from './root-view';
import { startDevtools } from './start-devtools';
import { watchFailedFiles } from './watch-failed-files';

export type MountedApp = {
  /** The platform of this mount. After unmount() it refuses every call. */
  readonly platform: Platform;
  /** A second call does nothing. */
  readonly unmount: () => void;
};

export type App = {
  /** The platform of the latest mount. Each mount after an unmount() creates another platform. */
  readonly platform: Platform;
  /** Throws while the app is mounted. A mount after unmount() restores the pages from the history. */
  mount(element: Element): MountedApp;
};

/** Creates an app from its configuration. It renders nothing and leaves the history unchanged before mount(). */
export function createApp(config: AppConfig): App {
  return createMountable(() => assemble(config, createEnv(window)));
}

/** Creates new parts for each mount, because unmount() ends all parts of an app. */
export function createMountable(createParts: () => AppParts): App {
  let parts = createParts();
  let state: 'new' | 'mounted' | 'unmounted' = 'new';
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
      if (state === 'unmounted') parts = createParts();
      const stop = start(parts, element);
      state = 'mounted';
      let isUnmounted = false;
      const unmount = () => {
        if (isUnmounted) return;
        isUnmounted = true;
        state = 'unmounted';
        stop();
      };
      return { platform: parts.platform, unmount };
    },
  };
}

/** An extension that fails is reported, and the app goes on without it. */
function startExtensions(
  { config, platform, context, provided }: AppParts,
  hold: (until: Promise<unknown>) => unknown,
): () => void {
  const { report } = context.env.errors;
  const stops = (config.extensions ?? []).map((extension): unknown =>
    callSafely(
      report,
      () => extension.start({ platform, context, provided, hold, fetchRequests }),
      originOf('callback'),
    ),
  );
  return () => {
    for (const stop of stops) {
      if (typeof stop === 'function') callSafely(report, () => stop(), originOf('callback'));
    }
  };
}

function start(parts: AppParts, element: Element): () => void {
  const { config, context, navigator } = parts;
  // This call comes first, because it throws if the element is missing.
  const ahead = takeRenderedAhead(context.env.document);
  const view = createRootView(parts, element, ahead);
  const stopErrors = hearErrors(parts);
  explainLostCode(parts);
  const stopDocumentSettings = applyDocumentSettings(parts);
  const unwatchFiles = watchFailedFiles(context.env.window, navigator);
  // Before the navigator: the loaders of the next user must not find the data of the user before.
  const holds: Promise<unknown>[] = [];
  const stopExtensions = startExtensions(parts, (until) => holds.push(until));
  const unwatchLogin = context.auth.subscribe(navigator.loginChanged);
  startSession(context);
  const stopDevtools = startDevtools(parts);
  let stopNavigator = () => {};
  const run = () => {
    if (context.life.signal.aborted) return;
    // The markup of a server shows one page.
    const room = ahead ? undefined : roomIn(config);
    stopNavigator = navigator.start(room?.(context.env.window.innerWidth));
    view.render();
  };
  if (holds.length > 0) void Promise.allSettled(holds).then(run);
  else run();
  return () => {
    // This call comes first: the pages receive `unload` while their components are still mounted.
    stopNavigator();
    view.unmount();
    // No component is left that could answer the open overlays.
    context.overlays.fail(new Error('the app was unmounted'));
    context.life.abort();
    unwatchLogin();
    unwatchFiles();
    stopDocumentSettings();
    stopDevtools();
    stopExtensions();
    stopErrors();
  };
}
