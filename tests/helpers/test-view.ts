import { type Page } from '@/router/core/state';
import type { Navigator } from '@/router/view/navigator';
import { framesOf, frontOf, isVisible } from '@/router/view/frames';

/**
 * Does what the page stack does, without a DOM. It renders once for all changes of the store in one task, reports which
 * pages are mounted, and presents each commit one frame later.
 */
export function attachTestView(nav: Navigator): void {
  let mountedBefore = new Set<string>();
  let presented: { readonly commit: number; readonly key: string } | null = null;
  let framesBefore: readonly string[] = [];
  let isScheduled = false;

  /** Loads a page that the browser opened, and a page with new params, as PageBody does. Its components stay mounted. */
  const isLoaded = (page: Page) => {
    if (page.kind !== 'page') return page.kind === 'not-found';
    nav.resources.load(page);
    return nav.resources.state(page).kept !== null;
  };

  const render = () => {
    isScheduled = false;
    const state = nav.store.getState();
    const frames = framesOf(state);
    const mounted = frames
      .filter(isVisible)
      .map(({ page }) => page)
      .filter((page) => !state.blocked.has(page.key))
      .filter(isLoaded)
      .map((page) => [`${page.key}:${page.mountCount}`, page.key] as const);
    const added = mounted.filter(([mountKey]) => !mountedBefore.has(mountKey));
    mountedBefore = new Set(mounted.map(([mountKey]) => mountKey));
    for (const [, key] of added) nav.lifecycle.mounted(key);

    const keys = frames.map(({ key }) => key);
    for (const key of framesBefore) if (!keys.includes(key)) nav.resources.release(key);
    framesBefore = keys;

    const before = presented;
    const { commit, transition } = state;
    const scene = { commit, transition, frames, elements: new Map(), bar: null, duration: 0 };
    presented = { commit, key: frontOf(frames) };
    if (before && before.commit !== commit) nav.presenter.show(scene, before.key);
    nav.presenter.rendered(scene);
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(render);
  };

  nav.store.subscribe(schedule);
  nav.resources.subscribe(schedule);
  nav.attach();
  schedule();
}
