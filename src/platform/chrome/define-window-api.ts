import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { matchesMedia } from '@/shared/browser';
import { WIDE_SCREEN_WIDTH } from '@/shared/defaults';
import type { WindowSide } from './chrome';

/**
 * Shows or hides one of the windows around the pages. On a small screen the side ones open as drawers, and what they
 * are on a wide one stays.
 */
export function defineWindowApi(
  name: string,
  side: WindowSide,
  state: 'shown' | 'hidden',
): Api<NoParams, void> {
  return defineApi(name, {
    check: checkNothing,
    run: ({ env, layout, chrome }, _params, fail) => {
      if (!layout.windows.includes(side)) throw fail('not-found', `${side}Window not found`);
      const { minWidth = WIDE_SCREEN_WIDTH } = layout;
      const isWide = matchesMedia(`(min-width: ${minWidth}px)`, env.window);
      if (isWide || side === 'top') chrome.setWindow(side, state);
      else if (state === 'shown') chrome.setDrawer(side);
      else if (chrome.getState().drawer === side) chrome.setDrawer(undefined);
    },
  });
}
