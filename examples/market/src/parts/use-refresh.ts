import { usePlatform, usePullDownRefresh } from 'portico';
import { useShopText } from './use-shop-text.ts';

type Refetch = (options: { throwOnError: true }) => Promise<unknown>;

/** A pull loads again. If that fails, what was there stays, and a toast says so. */
export function useRefresh(refetch: Refetch): void {
  const { t } = useShopText();
  const platform = usePlatform();
  usePullDownRefresh(async () => {
    try {
      await refetch({ throwOnError: true });
    } catch {
      void platform.showToast({ title: t('notRefreshed'), icon: 'none' });
    }
  });
}
