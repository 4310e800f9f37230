import { usePlatform } from '@/platform';
import { usePageShow } from '@/router';

/** A title that only the page knows, in place of the route table's. */
export function useTitle(title: string): void {
  const platform = usePlatform();
  usePageShow(() => void platform.setNavigationBarTitle({ title }));
}
