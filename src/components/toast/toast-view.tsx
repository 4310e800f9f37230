import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon, WarningIcon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { KitIcon } from '@/components/kit/kit-context';
import { followView, useOverlayRoot } from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { useMessage } from '@/components/kit/use-message';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enToast } from '@/shared/messages/en-overlays';
import { useClearPlace } from './clear-place';
import styles from './toast.module.css';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

/** How a message looks. */
export type ToastLook = {
  /** An error interrupts a screen reader. @default 'none' */
  icon?: ToastIcon;
  /** The URL of an image that replaces the icon. */
  image?: string | undefined;
  /**
   * At the bottom it stays above the on-screen keyboard. It moves up or down where it would cover a main button.
   * @default 'center'
   */
  position?: 'top' | 'center' | 'bottom';
  /** Blocks touches on the page, except on its back button. @default false */
  mask?: boolean;
};

type ToastViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  look: ToastLook;
  /** The message is wanted, perhaps after another one. */
  wanted: boolean;
  /** The message may show now. */
  isMine: boolean;
  /** A new one gets new nodes, so that screen readers read it. */
  messageId?: string | undefined;
  /** Milliseconds. 0 keeps it open. */
  duration: number;
  onEnd?: () => void;
  onExited?: (() => void) | undefined;
  action?: { readonly label: string; readonly press: () => void } | undefined;
  children?: ReactNode;
};

const icons: Readonly<Record<ToastIcon, ReactNode>> = {
  success: <KitIcon name="check" icon={CheckIcon} size="2.25rem" />,
  error: <WarningIcon size="2.25rem" />,
  loading: <Spinner size="2rem" />,
  none: null,
};

/** The box of a message. Touches go through it. */
export function ToastView({
  look,
  wanted,
  isMine,
  messageId,
  duration,
  onEnd = () => {},
  onExited,
  action,
  children,
  ref,
  className,
  ...native
}: ToastViewProps) {
  const { icon = 'none', image, position = 'center', mask = false } = look;
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMergedRefs(box, ref);
  const t = useKitWords(enToast);
  const { region, state } = useMessage(box, {
    ...{ wanted, isMine, duration, onEnd, onExited },
    role: icon === 'error' ? 'alert' : 'status',
    className: styles.region,
  });
  useLayoutEffect(() => {
    if (!region) return;
    region.dataset.position = position;
    // The user may be typing, and the on-screen keyboard would cover the message.
    if (position === 'bottom')
      return followView(region, () => document.documentElement.clientHeight);
  }, [region, position]);
  useClearPlace(region, state !== 'closed' && !mask && (messageId ?? true));

  const root = useOverlayRoot(native);
  const maskRoot = useOverlayRoot();
  return (
    <>
      {mask &&
        isMine &&
        createPortal(
          <div {...maskRoot} data-part="mask" className={styles.mask} aria-hidden />,
          document.body,
        )}
      {region &&
        state !== 'closed' &&
        createPortal(
          <div
            key={messageId}
            {...root}
            ref={boxRef}
            className={joinClasses(styles.toast, className)}
            data-icon={image ? 'image' : icon}
            data-state={state}
            data-action={action ? '' : undefined}
            data-timed={duration > 0 || undefined}
          >
            {image ? (
              <img data-part="image" className={styles.image} src={image} alt="" />
            ) : (
              icons[icon]
            )}
            {children || (icon === 'loading' && <VisuallyHidden>{t('loading')}</VisuallyHidden>)}
            {action && (
              <button
                type="button"
                data-part="action"
                className={styles.action}
                // Ignores the second of two quick taps, which arrives while the toast leaves.
                onClick={() => isMine && action.press()}
              >
                {action.label}
              </button>
            )}
          </div>,
          region,
        )}
    </>
  );
}
