import { useEffect, useMemo } from 'react';
import { usePageId } from '@/router';
import { usePlatformContext } from './use-platform';

/**
 * The title of the page that contains the component, in place of the one in the route table. Without a text, for example
 * while the data loads, nothing changes.
 */
export function usePageTitle(title: string | undefined): void {
  const { chrome, env, navigator } = usePlatformContext();
  const pageId = usePageId();
  if (pageId === null) throw new Error('usePageTitle() must be called inside a page');
  const life = useMemo(() => navigator.lifeOf(pageId), [navigator, pageId]);

  // A server runs no effects. It renders the page once more with this title.
  if (env.isServer && title !== undefined) chrome.changePage(pageId, { title });

  useEffect(() => {
    // A page that has left the stack may render once more while it moves away.
    if (title !== undefined && !life.aborted) chrome.changePage(pageId, { title });
  }, [chrome, life, pageId, title]);
}
