import { usePlatform } from '@/platform';
import { useNavigator, usePageShow } from '@/router';

/** A title that only the page knows, in place of the route table's. */
export function useTitle(title: string): void {
  const platform = usePlatform();
  const { report } = useNavigator();
  usePageShow(() => void platform.setNavigationBarTitle({ title }).catch(report));
}
