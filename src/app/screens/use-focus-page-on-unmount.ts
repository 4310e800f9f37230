import { useLayoutEffect } from 'react';
import { usePlatformContext } from '@/platform';
import type { Page } from '@/router';

/**
 * Moves the focus to the page when a screen is removed together with its focused button. Otherwise the keyboard focus
 * would restart at the top of the document.
 */
export function useFocusPageOnUnmount(page: Page) {
  const { env } = usePlatformContext();

  useLayoutEffect(() => {
    const { document, window } = env;
    return () => {
      const selector = `[data-page-id="${window.CSS.escape(page.id)}"]`;
      const focused = document.activeElement?.closest('[data-page-content] *');
      // The heading cannot take the focus: its bar may be removed together with the screen.
      if (focused?.closest(selector))
        focused.closest<HTMLElement>('[data-page-content]')?.focus({ preventScroll: true });
    };
  }, [env, page.id]);
}
