import { NoticeBar, useNetworkStatus } from 'portico';
import { OfflineIcon } from 'portico/icons';
import { useShopText } from './use-shop-text.ts';

type Props = {
  /** @default that what is shown may be old */
  readonly text?: string;
  readonly className?: string;
};

/** Says that there is no network, and what that means here. */
export function OfflineNote({ text, className }: Props) {
  const { t } = useShopText();
  const { isConnected } = useNetworkStatus();
  if (isConnected) return null;
  return (
    <NoticeBar
      type="warning"
      icon={<OfflineIcon size="1rem" />}
      wrapable
      role="status"
      className={className}
    >
      {text ?? t('offline')}
    </NoticeBar>
  );
}
