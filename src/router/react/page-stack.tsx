import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { NavigatorState } from '../navigation/store';
import { type Frame, framesOf, frontOf, isFront } from '../view/frames';
import styles from './frame.module.css';
import { type PageSlots, useNavigator } from './page-context';
import { PageHost } from './page-host';

export type PageStackProps = {
  readonly slots: PageSlots;
  /** Milliseconds of a page transition. */
  readonly duration: number;
  /** Lies above the tab pages and below all others. */
  readonly bottomBar?: ReactNode;
};

/** All mounted pages, one frame each. */
export function PageStack({ slots, duration, bottomBar }: PageStackProps) {
  const navigator = useNavigator();
  const state = useStore(navigator.store);
  const frames = useMemo(() => framesOf(state), [state]);
  const elements = useRef(new Map<string, HTMLElement>());
  const bar = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(
    () => (key: string, element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    [],
  );

  useLayoutEffect(() => navigator.attach(), [navigator]);
  usePresentation({ state, frames, elements, bar, duration });

  const tabShown = frames.some(({ page, state: shown }) => page.tab && shown !== 'hidden');
  const tabActive = frames.some((frame) => frame.page.tab && isFront(frame));
  return (
    <div className={styles.stack}>
      {frames.map(({ key, ...frame }) => (
        // Frames are made anew with every commit: their parts tell whether this one has changed.
        <PageHost
          key={`${key}:${frame.page.mountCount}`}
          instance={key}
          {...frame}
          slots={slots}
          frameRef={frameRef}
        />
      ))}
      {bottomBar && (
        <div ref={bar} className={styles.bottom} hidden={!tabShown} inert={!tabActive}>
          {bottomBar}
        </div>
      )}
    </div>
  );
}

type Rendered = {
  readonly state: NavigatorState;
  readonly frames: readonly Frame[];
  readonly elements: RefObject<Map<string, HTMLElement>>;
  readonly bar: RefObject<HTMLElement | null>;
  readonly duration: number;
};

/** Tells the presenter what is in the DOM now: the transition, focus and sleeping media are its business. */
function usePresentation({ state, frames, elements, bar, duration }: Rendered) {
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
