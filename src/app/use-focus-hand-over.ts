import { useLayoutEffect } from 'react';
import { usePlatformContext } from '@/platform';
import type { Page } from '@/router';

/**
 * The screen goes with the button that was pressed: the page around it gets the focus, or keyboards would begin
 * at the top of the document.
 */
export function useFocusHandOver(page: Page) {
  const { env } = usePlatformContext();

  useLayoutEffect(() => {
    const { document, window } = env;
    return () => {
      const selector = `[data-page-id="${window.CSS.escape(page.id)}"]`;
      const focused = document.activeElement?.closest('main *');
      // No heading: the bar that holds it may go with the screen.
      if (focused?.closest(selector)) focused.closest('main')?.focus({ preventScroll: true });
    };
  }, [env, page.id]);
}
