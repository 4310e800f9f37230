import { type Page } from '../core/state';
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
};

/**
 * Sorted by age, because a frame that moves among its siblings loses its scroll offset. `depth` says which frame is
 * above.
 */
export function framesOf({ stack, transition, removed }: NavigatorState): Frame[] {
  const top = stack.pages.length - 1;
  const frame = (page: Page, depth: number, isCovered: boolean): Frame => {
    const key = page.key;
    const isMoving = transition !== null && [transition.front, transition.back].includes(key);
    const covered = isMoving ? 'leaving' : 'hidden';
    const uncovered = isMoving ? 'entering' : 'active';
    return { key, page, depth, state: isCovered ? covered : uncovered, isBehind: false };
  };
  const frames = [
    ...withBehind(stack.pages.map((page, depth) => frame(page, depth, depth !== top))),
    ...stack.tabs.map((page) => frame(page, 0, true)),
    ...(removed ? [frame(removed.page, removed.depth, true)] : []),
  ];
  return frames
    .filter(({ page }) => page.mount === 'live')
    .sort((a, b) => Number(a.page.key) - Number(b.page.key));
}

/** From the top down: a page is behind if the page above it is modal and visible. */
function withBehind(frames: readonly Frame[]): Frame[] {
  const marked: Frame[] = [];
  for (const frame of [...frames].reverse()) {
    const [above] = marked;
    const isBehind = frame.state === 'hidden' && above?.page.modal === true && isVisible(above);
    marked.unshift({ ...frame, isBehind });
  }
  return marked;
}

export function isVisible({ state, isBehind }: Pick<Frame, 'state' | 'isBehind'>): boolean {
  return state !== 'hidden' || isBehind;
}

/** Whether the frame is on top, or on its way there. */
export function isFront({ state }: Pick<Frame, 'state'>): boolean {
  return state === 'active' || state === 'entering';
}

export function frontOf(frames: readonly Frame[]): string {
  return frames.find(isFront)?.key ?? '';
}
