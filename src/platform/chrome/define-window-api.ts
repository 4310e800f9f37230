import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import type { WindowSide } from './chrome';

/** Shows or hides one of the windows around the pages; on a small screen the side ones open as drawers. */
export function defineWindowApi(
  name: string,
  side: WindowSide,
  state: 'shown' | 'hidden',
): Api<NoParams, void> {
  return defineApi(name, {
    check: checkNothing,
    run: ({ layout, chrome }, _params, fail) => {
      if (!layout.windows.includes(side)) throw fail('not-found', `${side}Window not found`);
      chrome.setWindow(side, state);
    },
  });
}
