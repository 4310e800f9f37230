import { isShown, panesOf } from '../core/panes';
import { type Page, topPage } from '../core/state';
import type { NavigatorState } from '../navigation/store';

/** The pages that are mounted, one frame each. */
type FrameState = 'active' | 'entering' | 'leaving' | 'hidden';

export type Frame = {
  readonly key: string;
  readonly page: Page;
  readonly depth: number;
  readonly state: FrameState;
  /** A modal page lies over this hidden page, which stays visible. */
  readonly isBehind: boolean;
  /** The page is shown beside the page on top. */
  readonly isBeside: boolean;
  /** From 0, in reading order. undefined: the page has the whole width. */
  readonly pane?: number | undefined;
  /** The URL of the detail that is beside this list. */
  readonly detailUrl?: string | undefined;
};

/**
 * Sorted by age, because a frame that moves among its siblings loses its scroll offset. `depth` says which frame is
 * above.
 */
export function framesOf({ stack, transition, removed }: NavigatorState): Frame[] {
  const { pages, count, places } = panesOf(stack);
  const frame = (page: Page, depth: number): Frame => {
    const { key } = page;
    const isMoving = transition !== null && [transition.front, transition.back].includes(key);
    const covered = isMoving ? 'leaving' : 'hidden';
    const uncovered = isMoving ? 'entering' : 'active';
    const isOn = isShown(stack, key);
    const state = isOn ? uncovered : covered;
    const isBeside = isOn && key !== topPage(stack).key;
    return { key, page, depth, state, isBeside, isBehind: false, ...places.get(key) };
  };
  const frames = [
    ...withBehind(stack.pages.map(frame), pages),
    ...stack.tabs.map((page) => frame(page, 0)),
    // A page that leaves moves in the pane of the page that it uncovers. A sheet is in no pane.
    ...(removed
      ? [
          {
            ...frame(removed.page, removed.depth),
            pane: count === 1 || removed.page.modal ? undefined : pages.length - 1,
          },
        ]
      : []),
  ];
  return frames
    .filter(({ page }) => page.mount === 'live')
    .sort((a, b) => Number(a.page.key) - Number(b.page.key));
}

/** From the top down: a page is behind if the page above it is modal and visible. So are the pages beside it. */
function withBehind(frames: readonly Frame[], panes: readonly Page[]): Frame[] {
  const marked: Frame[] = [];
  for (const frame of [...frames].reverse()) {
    const [above] = marked;
    const isBehind = frame.state === 'hidden' && above?.page.modal === true && isVisible(above);
    marked.unshift({ ...frame, isBehind });
  }
  const isOnePaneBehind = marked.some(({ page, isBehind }) => isBehind && panes.includes(page));
  return marked.map((frame) =>
    isOnePaneBehind && panes.includes(frame.page) ? { ...frame, isBehind: true } : frame,
  );
}

export function isVisible({ state, isBehind }: Pick<Frame, 'state' | 'isBehind'>): boolean {
  return state !== 'hidden' || isBehind;
}

/** Whether the frame is on top, or on its way there. */
export function isFront({ state }: Pick<Frame, 'state'>): boolean {
  return state === 'active' || state === 'entering';
}

/** The key of the page on top. */
export function frontOf(frames: readonly Frame[]): string {
  const front = frames.filter(isFront).sort((a, b) => b.depth - a.depth);
  return front[0]?.key ?? '';
}
