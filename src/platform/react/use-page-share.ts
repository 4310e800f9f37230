import { useEffect, useRef } from 'react';
import { createPageShares, type PageShare } from '@/platform/host/share/page-shares';
import { usePageId } from '@/router';
import { usePlatformContext } from './use-platform';

/**
 * This page's card in a chat, before that of its route; false: it is not to be shared. While the component stands, and
 * while its page is the one on top.
 */
export function usePageShare(share: PageShare | (() => PageShare)): void {
  const shares = usePlatformContext().shelf(createPageShares);
  const pageId = usePageId();
  const current = useRef(share);

  useEffect(() => {
    current.current = share;
    shares.changed();
  });

  useEffect(() => {
    if (pageId === null) return;
    const read = () =>
      typeof current.current === 'function' ? current.current() : current.current;
    return shares.offer(pageId, read);
  }, [shares, pageId]);
}
