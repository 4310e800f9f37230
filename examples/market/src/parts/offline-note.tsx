import { NoticeBar, useNetworkStatus } from 'portico';
import { OfflineIcon } from 'portico/icons';
import { useShopText } from './use-shop-text.ts';

/** Says that what is shown may be old. */
export function OfflineNote() {
  const { t } = useShopText();
  const { isConnected } = useNetworkStatus();
  if (isConnected) return null;
  return (
    <NoticeBar type="warning" icon={<OfflineIcon size="1rem" />} wrapable role="status">
      {t('offline')}
    </NoticeBar>
  );
}
