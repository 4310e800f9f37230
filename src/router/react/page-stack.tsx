import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { framesOf, isFront } from '../state';
import styles from './frame.module.css';
import { useNavigator } from './navigator-context';
import { PageHost } from './page-host';
import type { PageSlots } from './page-slots';
import { usePresentation } from './use-presentation';

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

  const tabShown = frames.some(({ entry, state: shown }) => entry.tab && shown !== 'hidden');
  const tabActive = frames.some((frame) => frame.entry.tab && isFront(frame));
  return (
    <div className={styles.stack}>
      {frames.map(({ key, ...frame }) => (
        // Frames are made anew with every commit: their parts tell whether this one has changed.
        <PageHost
          key={`${key}:${frame.entry.mounting}`}
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
