import type { EventSource } from '@/platform/call/listeners';
import { type PathAndQuery, pathAndQuery } from '@/platform/app/launch';

export type PageNotFound = PathAndQuery & {
  /** Whether the app was opened with it. */
  readonly isEntryPage: boolean;
};

/**
 * A page is shown that is not in the route table. Whoever begins to listen while it is on top hears of it too:
 * the page that the app was opened with may be there before the listener.
 */
export const pageNotFound: EventSource<PageNotFound> = ({ navigator, launch }, emit) => {
  const told = new Set<string>();
  const tell = ({ id, route, url }: { readonly id: string; route: string; url: string }) => {
    if (route !== '' || told.has(id)) return;
    told.add(id);
    emit({ ...pathAndQuery(url), isEntryPage: id === launch?.id });
  };
  const onTop = navigator.activePage();
  if (onTop) tell(onTop);
  return navigator.lifecycle.observe(({ type, page }) => {
    if (type === 'load') tell(page);
  });
};
