import { type Page, pageKey } from '@/router/core/state';
import type { Navigator } from '@/router/navigation/navigator';
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

  const hasCode = (route: string) => {
    const { status } = nav.pageCode.state(route);
    if (status === 'idle' && route) void nav.pageCode.load(route);
    return status === 'ready';
  };

  /** Loads the data of a page that the browser opened, as PageBody does. */
  const hasData = (page: Page) => {
    if (!nav.pageData.hasLoader(page.route)) return true;
    nav.pageData.load(page);
    return nav.pageData.state(pageKey(page)).status === 'ready';
  };

  const render = () => {
    isScheduled = false;
    const state = nav.store.getState();
    const frames = framesOf(state);
    const mounted = frames
      .filter(isVisible)
      .map(({ page }) => page)
      .filter((page) => !state.blocked.has(pageKey(page)))
      .filter((page) => hasData(page))
      .filter(({ kind, route }) => kind === 'not-found' || hasCode(route))
      .map((page) => [`${pageKey(page)}:${page.mountCount}`, pageKey(page)] as const);
    const added = mounted.filter(([mountKey]) => !mountedBefore.has(mountKey));
    mountedBefore = new Set(mounted.map(([mountKey]) => mountKey));
    for (const [, key] of added) nav.lifecycle.mounted(key);

    const keys = frames.map(({ key }) => key);
    for (const key of framesBefore) if (!keys.includes(key)) nav.pageData.release(key);
    framesBefore = keys;

    const before = presented;
    const { commit, transition } = state;
    const scene = { commit, transition, frames, elements: new Map(), bar: null, duration: 0 };
    presented = { commit, key: frontOf(frames) };
    if (before && before.commit !== commit) nav.presenter.show(scene, before.key);
    nav.presenter.rest(scene);
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(render);
  };

  nav.store.subscribe(schedule);
  nav.pageCode.subscribe(schedule);
  nav.pageData.subscribe(schedule);
  nav.attach();
  schedule();
}
