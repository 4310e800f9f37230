import { useStore } from 'zustand';
import { usePlatformContext, useWords, useWritten } from '@/platform';
import { type Page, useNavigator } from '@/router';

/** A page's title: what a call has set, else the route table's, else that there is no such page. */
export function usePageTitle(page: Page): string {
  const navigator = useNavigator();
  const { chrome } = usePlatformContext();
  const t = useWords();
  const read = useWritten();
  const set = useStore(chrome, ({ pages }) => pages[page.id]?.title);
  if (set !== undefined) return read(set);
  if (page.kind === 'not-found') return t('notFoundTitle');
  return read(navigator.routeOf(page)?.title ?? '');
}
