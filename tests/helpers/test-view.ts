import { pageKey } from '@/router/core/state';
import type { Navigator } from '@/router/navigation/navigator';
import { framesOf, frontOf } from '@/router/view/frames';

/**
 * What the page stack does, without a DOM: renders after each change of the store, several changes of one
 * task at once, says which pages stand, and presents each commit a frame later.
 */
export function attachTestView(nav: Navigator): void {
  let visible = new Set<string>();
  let shown: { readonly commit: number; readonly key: string } | null = null;
  let isScheduled = false;

  const render = () => {
    isScheduled = false;
    const state = nav.store.getState();
    const frames = framesOf(state);
    const standing = frames
      .filter(({ state: frame }) => frame !== 'hidden')
      .map(({ page }) => page)
      .filter((entry) => !state.blocked.has(pageKey(entry)))
      .filter(
        ({ kind, route }) => kind === 'not-found' || nav.pageCode.state(route).status === 'ready',
      )
      .map((entry) => [`${pageKey(entry)}:${entry.mountCount}`, pageKey(entry)] as const);
    const revealed = standing.filter(([mounting]) => !visible.has(mounting));
    visible = new Set(standing.map(([mounting]) => mounting));
    for (const [, key] of revealed) nav.lifecycle.mounted(key);

    const before = shown;
    const { commit, transition } = state;
    const scene = { commit, transition, frames, elements: new Map(), bar: null, duration: 0 };
    shown = { commit, key: frontOf(frames) };
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
  nav.attach();
  schedule();
}
