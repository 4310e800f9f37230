import { Workbox } from 'workbox-window';
import { createWorkerPolicy } from '@/platform';
import { atRest, savesData } from '../boot/fetch-ahead';
import type { AppParts } from '../boot/app-parts';
import { mayReload } from './safe-moment';
import { createUpdateState } from './update-state';

/** An app may stay open for days. Each return of the user asks for a newer version, but not more often than this. */
const MIN_INTERVAL_MS = 10 * 60_000;
/** No event tells that a field is empty again, a question is answered or a film has ended. So look this often. */
const LOOK_MS = 1000;

/**
 * Starts the service worker at this address, and follows its versions. A newer one loads when the user wants it, or when
 * the app is in the background, in both cases only if nothing can be lost.
 */
export async function startServiceWorker(parts: AppParts, address: string): Promise<void> {
  const { navigator, context } = parts;
  const { env, life, shelf } = context;
  const { window, document, date } = env;
  const { serviceWorker } = window.navigator;
  const { signal } = life;
  // Many in-app browsers have none.
  if (!serviceWorker || signal.aborted) return;
  const worker = new Workbox(shelf(createWorkerPolicy).createScriptURL(address));
  const state = shelf(createUpdateState);
  let checkedAt = date();
  /** The newer version has this document already. Another tab may have let it in. */
  let hasTaken = false;

  let cancelLook = () => {};
  const advance = () => {
    cancelLook();
    const { status } = state.getState();
    const isWanted = status === 'waiting' || (status === 'ready' && document.hidden);
    if (!isWanted) return;
    if (!mayReload(parts)) cancelLook = env.after(LOOK_MS, () => void later());
    else if (hasTaken) window.location.reload();
    else worker.messageSkipWaiting();
  };
  let willRest = false;
  /** Most of the time there is nothing to wait for. One page that opens or closes tells several times. */
  const later = async () => {
    if (willRest || state.getState().status === 'none') return;
    willRest = true;
    await atRest(parts, signal);
    willRest = false;
    advance();
  };
  const apply = () => {
    if (state.getState().status === 'none') return;
    state.setState({ status: 'waiting' });
    advance();
  };
  const offer = () => {
    if (state.getState().status === 'none') state.setState({ status: 'ready', apply });
    advance();
  };

  worker.addEventListener('waiting', offer);
  // The first worker of a phone takes the document that started it.
  let isFirst = !serviceWorker.controller;
  const taken = () => {
    hasTaken = !isFirst;
    isFirst = false;
    if (hasTaken) offer();
  };
  serviceWorker.addEventListener('controllerchange', taken, { signal });
  // A page that has just opened has the least to lose.
  const stopObserving = navigator.lifecycle.observe(() => void later());
  signal.addEventListener('abort', () => {
    stopObserving();
    cancelLook();
  });

  const registration = await worker.register();
  // After a reload without the worker, the document has none although the phone has.
  isFirst &&= !registration?.active;

  const look = () => {
    // After an installation that failed, Workbox tells of no other one.
    if (registration?.waiting) offer();
    else advance();
    if (document.hidden || Math.abs(date() - checkedAt) < MIN_INTERVAL_MS) return;
    checkedAt = date();
    worker.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look, { signal });

  // If the phone has no room for the first load, nothing is ever ready.
  void serviceWorker.ready.then(({ active }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    if (!savesData(env)) active?.postMessage({ type: 'KEEP_PAGES' });
  });
}
