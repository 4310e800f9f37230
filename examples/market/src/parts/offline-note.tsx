import { NoticeBar, useAliveEffect, usePlatform } from 'portico';
import { OfflineIcon } from 'portico/icons';
import { useState } from 'react';
import { useShopText } from './use-shop-text.ts';

/** Says that what is shown may be old. */
export function OfflineNote() {
  const { t } = useShopText();
  const platform = usePlatform();
  const [isConnected, setConnected] = useState(true);
  // Also while another page covers this one: otherwise it would miss that the network is back.
  useAliveEffect(
    () => platform.onNetworkStatusChange((status) => setConnected(status.isConnected)),
    [platform],
  );
  if (isConnected) return null;
  return (
    <NoticeBar type="warning" icon={<OfflineIcon size="1rem" />} wrapable role="status">
      {t('offline')}
    </NoticeBar>
  );
}
