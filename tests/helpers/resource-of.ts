import type { Page } from '@/router/core/state';
import type { Navigator } from '@/router/view/navigator';

/** The state of a page's code and data, in short: its components are left out. */
export function resourceOf({ resources }: Pick<Navigator, 'resources'>, page: Page): object {
  const state = resources.state(page);
  const { status, kept } = state;
  switch (status) {
    case 'loading':
      return { status, slow: state.isSlow };
    case 'ready':
      return { status, data: kept?.data, refresh: state.refresh };
    case 'failed':
      return { status, cause: state.cause, error: state.error };
    default:
      return { status };
  }
}
