import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/button';
import { Empty } from '@/components/empty';
import { joinClasses } from '@/components/kit/props';
import { useKitWords } from '@/platform';
import { enNoNetwork } from '@/shared/messages/en-content';
import styles from './no-network.module.css';
import { useOnline } from './use-online';

export type NoNetworkProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** @default 'No network, please check your connection' */
  text?: ReactNode;
  /** Over all of the positioned element around it, as long as there is no network. @default false */
  cover?: boolean;
  /** Makes a button; also called when the network is back. */
  onRetry?: () => void;
  /** The network has gone or come back. */
  onChange?: (isConnected: boolean) => void;
  /** What is shown where there is a network. */
  children?: ReactNode;
};

/** [S8.3] Says that there is no network as long as there is none, and is gone when it is back. */
export function NoNetwork({
  text,
  cover = false,
  onRetry,
  onChange,
  children,
  ...native
}: NoNetworkProps) {
  const t = useKitWords(enNoNetwork);
  const isOnline = useOnline();
  const was = useRef(isOnline);

  const tell = useEffectEvent(() => {
    onChange?.(isOnline);
    if (isOnline) onRetry?.();
  });
  useEffect(() => {
    if (was.current === isOnline) return;
    was.current = isOnline;
    tell();
  }, [isOnline]);

  return (
    <>
      {/* Covered, it stays as it is: a form keeps what was written. */}
      {(isOnline || cover) && children}
      <div role="status" className={styles.region}>
        {!isOnline && (
          <div
            {...native}
            className={joinClasses(styles.tip, native.className)}
            data-cover={cover ? '' : undefined}
          >
            <Empty preset="network" title={text ?? t('noNetwork')}>
              {onRetry && (
                <Button variant="tonal" onPress={onRetry}>
                  {t('retry')}
                </Button>
              )}
            </Empty>
          </div>
        )}
      </div>
    </>
  );
}
