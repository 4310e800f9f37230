import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/button';
import { Empty } from '@/components/empty';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enNoNetwork } from '@/shared/messages/en-content';
import styles from './no-network.module.css';
import { useOnline } from './use-online';

/** Native props reach the message, and so does `ref`. */
export type NoNetworkProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** @default 'No network, please check your connection' */
  text?: ReactNode;
  /** Covers the positioned element around it while the device is offline. The children stay mounted. @default false */
  cover?: boolean;
  /** Shows a retry button. Also called when the device is online again. */
  onRetry?: () => void;
  /** Called when the device goes offline or online, not at the start. */
  onChange?: (isConnected: boolean) => void;
  /** Shown while the device is online. */
  children?: ReactNode;
};

/** [S8.3] Shows a message while the device is offline. */
export function NoNetwork(ownProps: NoNetworkProps) {
  const {
    text,
    cover = false,
    onRetry,
    onChange,
    children,
    ...native
  } = useDefaults('NoNetwork', ownProps);
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
      {/* Covered children stay mounted, so that a form keeps its values. */}
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
                <Button variant="tonal" onClick={onRetry}>
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
