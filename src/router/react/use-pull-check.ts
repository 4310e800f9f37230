import type { PageEvents } from '../lifecycle/listeners';
import { useEffect, useRef } from 'react';
import { useNavigator, usePageScope } from './page-context';

/** Development only: warns if the route of the page does not let users pull it down. */
export function usePullCheck() {
  const { info } = usePageScope();
  const navigator = useNavigator();
  // Effects run again when the page is shown again.
  const hasWarned = useRef(false);
  useEffect(() => {
    if (hasWarned.current || navigator.routeOf(info)?.pullDownRefresh === true) return;
    hasWarned.current = true;
    // oxlint-disable-next-line no-console -- in development only
    console.warn(
      `usePullDownRefresh: users cannot pull '${info.route}' down. Add \`pullDownRefresh: true\` to its route.`,
    );
  }, [navigator, info]);
}

/** A refresh that throws is like one that rejects: the user hears that it has failed. */
export function refreshBy(listener: PageEvents['pullDownRefresh']): void | Promise<unknown> {
  try {
    return listener();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}
