import { type RefObject, useLayoutEffect, useRef } from 'react';
import { frontOf, type Frame, type NavigatorState } from '../state';
import { useNavigator } from './navigator-context';

type Rendered = {
  readonly state: NavigatorState;
  readonly frames: readonly Frame[];
  readonly elements: RefObject<Map<string, HTMLElement>>;
  readonly bar: RefObject<HTMLElement | null>;
  readonly duration: number;
};

/** Tells the presenter what is in the DOM now: the transition, focus and sleeping media are its business. */
export function usePresentation({ state, frames, elements, bar, duration }: Rendered) {
  const navigator = useNavigator();
  const shown = useRef<{ readonly commit: number; readonly key: string } | null>(null);

  useLayoutEffect(() => {
    const { commit, transition } = state;
    const before = shown.current;
    const scene = {
      commit,
      transition,
      frames,
      elements: elements.current,
      bar: bar.current,
      duration,
    };
    shown.current = { commit, key: frontOf(frames) };
    // Nothing moves for the first page.
    if (before && before.commit !== commit) navigator.presenter.show(scene, before.key);
    navigator.presenter.rest(scene);
  });
}
