import { type RefObject, useEffect } from 'react';
import { findScroller, holdAnchor, moveInFeed } from '@/components/scrolling';

type Props = { readonly feed: RefObject<HTMLElement | null>; readonly isAnchored: boolean };

/** The keys of a feed; and what is read stays where it is while rows come in front of it. */
export function FeedAids({ feed, isAnchored }: Props) {
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => moveInFeed(element, event);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [feed]);
  useEffect(() => {
    const element = feed.current;
    if (isAnchored && element) return holdAnchor(findScroller(element), element);
  }, [feed, isAnchored]);
  return null;
}
