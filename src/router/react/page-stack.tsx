import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import { watchSizes } from '@/shared/browser';
import { RAIL_WIDTH } from '@/shared/defaults';
import { useMinWidth } from '@/shared/use-min-width';
import type { NavigatorState } from '../navigation/store';
import { panesOf } from '../core/panes';
import { rootPage } from '../core/state';
import { type Frame, framesOf, frontOf, isFront, isVisible } from '../view/frames';
import styles from './frame.module.css';
import { type PageSlots, useNavigator } from './page-context';
import { PageHost } from './page-host';
import { RouteScreen } from './route-screen';

export type PageStackProps = {
  readonly slots: PageSlots;
  /** Milliseconds of a page transition. */
  readonly duration: number;
  /** How many pages have room side by side in a width. Without it each page has the whole width. */
  readonly roomIn?: ((width: number) => number) | undefined;
  /** The width of a list beside its detail, in pixels. @default 360 */
  readonly listWidth?: number | undefined;
  /** Rendered above the tab pages and below all other pages. */
  readonly bottomBar?: ReactNode;
  /** In a wide window the bar is a rail beside all pages, as long as a tab is at the bottom of the stack. */
  readonly hasRail?: boolean;
};

/** All mounted pages, one frame each. */
export function PageStack({
  slots,
  duration,
  roomIn,
  listWidth,
  bottomBar,
  hasRail = false,
}: PageStackProps) {
  const navigator = useNavigator();
  const elements = useRef(new Map<string, HTMLElement>());
  const state = useStore(navigator.store);
  const frames = useMemo(() => framesOf(state), [state]);
  const stack = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(
    () => (key: string, element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    [],
  );

  useLayoutEffect(() => navigator.attach(), [navigator]);
  useRoom(stack, roomIn);

  const { count, pages, emptyBeside } = useMemo(() => panesOf(state.stack), [state.stack]);
  const Empty = emptyBeside && navigator.routeOf(emptyBeside)?.empty;
  const isRailPossible = hasRail && rootPage(state.stack).tab;
  const isRail = useMinWidth(RAIL_WIDTH) && isRailPossible;
  usePresentation({ state, frames, elements, stack, bar, isRail, duration });

  const front = frames.find(({ key }) => key === frontOf(frames));
  const isSheetOpen = front?.page.modal === true && front.depth > 0;
  const isTabVisible = frames.some((frame) => frame.page.tab && isVisible(frame));
  const isTabBehind = frames.some((frame) => frame.page.tab && frame.isBehind);
  const isTabActive = frames.some((frame) => frame.page.tab && isFront(frame));
  return (
    <div
      ref={stack}
      className={styles.stack}
      data-panes={count > 1 ? count : undefined}
      data-rail={isRailPossible ? '' : undefined}
      style={count > 1 ? listStyle(listWidth) : undefined}
    >
      {emptyBeside && (
        <div className={styles.frame} data-pane={pages.length} data-empty="">
          <RouteScreen page={emptyBeside} own={Empty && <Empty />} ofApp={null} />
        </div>
      )}
      {frames.map(({ key, ...frame }) => (
        // Every commit creates new frame objects. With separate props, `memo` skips the frames that have not changed.
        <PageHost
          key={`${key}:${frame.page.mountCount}`}
          pageKey={key}
          {...frame}
          slots={slots}
          frameRef={frameRef}
        />
      ))}
      {bottomBar && (
        <div
          ref={bar}
          className={styles.bottom}
          data-behind={(isRail ? isSheetOpen : isTabBehind) ? '' : undefined}
          hidden={!isRail && !isTabVisible}
          inert={isRail ? isSheetOpen : !isTabActive}
          // Above all pages but the sheets.
          style={isRail ? { zIndex: topDepth(frames) } : undefined}
        >
          {bottomBar}
        </div>
      )}
    </div>
  );
}

/** Moves the pages when the device is turned or folded, and when the window changes its width. */
function useRoom(stack: RefObject<HTMLElement | null>, roomIn: PageStackProps['roomIn']) {
  const { setPanes } = useNavigator();
  useEffect(() => {
    if (!stack.current || !roomIn) return;
    const sizes = watchSizes(([entry]) => {
      if (entry) setPanes(roomIn(entry.contentRect.width));
    });
    sizes.observe(stack.current);
    return () => sizes.disconnect();
  }, [stack, roomIn, setPanes]);
}

/** The depth of the highest page that is visible, without sheets. */
function topDepth(frames: readonly Frame[]): number {
  const pages = frames.filter((frame) => isVisible(frame) && !frame.page.modal);
  return Math.max(0, ...pages.map(({ depth }) => depth));
}

function listStyle(width: number | undefined) {
  return { '--portico-pane-list': width && `${width}px` } as CSSProperties;
}

type Rendered = {
  readonly state: NavigatorState;
  readonly frames: readonly Frame[];
  readonly elements: RefObject<Map<string, HTMLElement>>;
  readonly stack: RefObject<HTMLElement | null>;
  readonly bar: RefObject<HTMLElement | null>;
  /** A rail does not move with the pages. */
  readonly isRail: boolean;
  readonly duration: number;
};

/** Reports every commit in the DOM to the presenter, which runs the transition, moves the focus and pauses media. */
function usePresentation({ state, frames, elements, stack, bar, isRail, duration }: Rendered) {
  const navigator = useNavigator();
  const { doubleTapPad } = navigator.presenter;
  useLayoutEffect(
    () => (stack.current ? doubleTapPad.listen(stack.current) : undefined),
    [doubleTapPad, stack],
  );

  const presented = useRef<{ readonly commit: number; readonly key: string } | null>(null);

  useLayoutEffect(() => {
    const { commit, transition } = state;
    const previous = presented.current;
    const scene = {
      commit,
      transition,
      frames,
      elements: elements.current,
      bar: isRail ? null : bar.current,
      duration,
    };
    presented.current = { commit, key: frontOf(frames) };
    // The first page has no transition.
    if (previous && previous.commit !== commit) {
      doubleTapPad.cover();
      navigator.presenter.show(scene, previous.key);
    }
    navigator.presenter.rendered(scene);
  });
}
