import { type Env, inTime } from '@/platform';

type ChunkRecovery = {
  /** Reloads the document at most once a minute in this browser tab, so that reloads do not loop. */
  reload(): Promise<void>;
  /** true: the server has another version of the app, so this version's chunks no longer exist. */
  isOutdated(): Promise<boolean>;
  /**
   * Fetches the document's own preload links, because they may have failed before the app could listen. WebKit would
   * cache these failures, see boot/watch-failed-files.
   */
  refetchPreloads(): void;
};

const RELOADED_AT_KEY = 'portico:reloaded';
const MIN_INTERVAL_MS = 60_000;
/** A slow network gets the first load of a newer version in this time. Some networks never answer. */
const NEWER_MS = 15_000;

/** A service worker of an older version would answer the reload with its own document again. */
async function letNewerIn(
  workers: ServiceWorkerContainer | undefined,
  signal: AbortSignal,
): Promise<void> {
  const registration = await workers?.getRegistration();
  await registration?.update();
  const newer = registration?.installing ?? registration?.waiting;
  if (!newer) return;
  await hasReached(newer, 'installed', signal);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  newer.postMessage({ type: 'SKIP_WAITING' });
  await hasReached(newer, 'activated', signal);
}

const STATES = ['parsed', 'installing', 'installed', 'activating', 'activated', 'redundant'];

function hasReached(
  worker: ServiceWorker,
  state: ServiceWorkerState,
  signal: AbortSignal,
): Promise<void> {
  const isThere = () => STATES.indexOf(worker.state) >= STATES.indexOf(state);
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look, { signal });
    look();
  });
}

export function createChunkRecovery(env: Env): ChunkRecovery {
  const { window, document, date } = env;
  const reload = async () => {
    if (!window.navigator.onLine) return;
    try {
      const reloadedAt = Number(window.sessionStorage.getItem(RELOADED_AT_KEY));
      // The clock may have been set back.
      if (Math.abs(date() - reloadedAt) < MIN_INTERVAL_MS) return;
      window.sessionStorage.setItem(RELOADED_AT_KEY, String(date()));
    } catch {
      // Do not reload if storage is blocked, because nothing would stop a loop.
      return;
    }
    // A worker that cannot be updated is no reason to stay.
    const { serviceWorker } = window.navigator;
    await inTime(env, { ms: NEWER_MS }, (signal) => letNewerIn(serviceWorker, signal)).catch(
      () => {},
    );
    window.location.reload();
  };

  const isOutdated = async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    const file = entry && new URL(entry.src).pathname.split('/').pop();
    if (!file) return false;
    const html = await window
      .fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    // HTML without a module script is not the app: a captive portal or an error page. It has no version.
    return html.includes('type="module"') && !html.includes(file);
  };

  const refetchPreloads = () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')) {
      window.fetch(href).catch(() => {});
    }
  };

  return { reload, isOutdated, refetchPreloads };
}
