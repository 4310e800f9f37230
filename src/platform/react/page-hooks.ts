import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePageId } from '@/router';
import { ProvidedContext, usePlatformContext } from './use-platform';

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

/**
 * While `open` is true, Back calls `close` instead of leaving the page. Leaving the page in another way also calls
 * `close`. Does nothing outside of an app.
 */
export function useBackLayer(open: boolean, close: (cause: 'back' | 'page') => void): void {
  const navigator = useContext(ProvidedContext)?.context.navigator;
  const [round, setRound] = useState(0);
  const closeBy = useEffectEvent((cause: 'back' | 'page') => {
    // Back has used up the history entry. If the owner stays open, the next round adds another one.
    if (cause === 'back') setRound(round + 1);
    return close(cause);
  });

  useEffect(() => {
    if (!open || !navigator) return;
    const layer = navigator.openLayer((cause) => closeBy(cause));
    return () => layer.close();
  }, [open, navigator, round]);
}
