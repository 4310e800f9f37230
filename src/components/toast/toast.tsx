import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Action } from '@/components/kit/action';
import { useMergedRefs } from '@/components/kit/gestures';
import { useLiveRegions } from '@/components/kit/live-regions';
import { joinClasses } from '@/components/kit/props';
import { useAutoClose } from '@/components/kit/use-auto-close';
import { useFocusBack } from '@/components/kit/use-focus-back';
import { useTurn } from '@/components/kit/use-turn';
import {
  followView,
  type OpenChangeReason,
  type OpenProps,
  useOpen,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { KIT_TOAST_DURATION } from '@/shared/defaults';
import { enToast } from '@/shared/messages/en-overlays';
import { useClearPlace } from './clear-place';
import { TOAST_ICONS, type ToastIcon } from './toast-host';
import styles from './toast.module.css';

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> &
  OpenProps & {
    /** Called after the closing transition. */
    onExited?: (() => void) | undefined;
    /** Milliseconds [S9.4]. 0 keeps it open. A toast with a button has at least 5000. @default 2000 */
    duration?: number;
    /** An error interrupts a screen reader. @default 'none' */
    icon?: ToastIcon;
    /** The URL of an image that replaces the icon. */
    image?: string | undefined;
    /** @default 'center' */
    position?: 'top' | 'center' | 'bottom';
    /** A button beside the text. */
    action?: Pick<Action, 'label' | 'onClick'> | undefined;
    /** Blocks touches on the page. @default false */
    mask?: boolean;
    /** The message. */
    children?: ReactNode;
  };

const WITH_ACTION = 5000;

/** A short message above everything, which closes automatically. It takes no focus, and screen readers read it. */
export function Toast(ownProps: ToastProps) {
  const {
    open: owned,
    defaultOpen,
    onOpenChange,
    duration = KIT_TOAST_DURATION,
    icon = 'none',
    image,
    position = 'center',
    action,
    mask = false,
    onExited,
    children,
    ref,
    className,
    ...native
  } = useDefaults('Toast', ownProps);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => change(false, reason);
  const isMine = useTurn('toast', wanted, {
    isFirm: action !== undefined,
    onReplaced: () => close('replaced'),
  });
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMergedRefs(box, ref);
  const t = useKitWords(enToast);
  const call = useSafeCall();

  // The live regions must exist a frame before the message, and until its closing transition ends.
  const [isReady, setReady] = useState(false);
  const state = usePresence(isReady && isMine, box, onExited);
  const regions = useLiveRegions(wanted || state !== 'closed', styles.region ?? '');
  if (isReady !== (regions !== null)) setReady(regions !== null);

  useAutoClose(box, {
    isOpen: isReady && isMine,
    duration: action && duration > 0 ? Math.max(duration, WITH_ACTION) : duration,
    onEnd: () => close('timeout'),
  });
  useFocusBack(box, isReady && isMine);
  useLayoutEffect(() => {
    if (!regions) return;
    regions.root.dataset.position = position;
    if (position === 'bottom') {
      return followView(regions.root, () => document.documentElement.clientHeight);
    }
  }, [regions, position]);

  useClearPlace(regions?.root ?? null, state !== 'closed' && !mask);
  const root = useOverlayRoot(native);
  const maskRoot = useOverlayRoot();
  if (!regions || state === 'closed') return null;
  return (
    <>
      {mask &&
        isMine &&
        createPortal(<div {...maskRoot} className={styles.mask} aria-hidden />, document.body)}
      {createPortal(
        <div
          {...root}
          ref={boxRef}
          className={joinClasses(styles.toast, className)}
          data-icon={image ? 'image' : icon}
          data-state={state}
          data-action={action ? '' : undefined}
        >
          {image ? <img className={styles.image} src={image} alt="" /> : TOAST_ICONS[icon]}
          {children || (icon === 'loading' && <VisuallyHidden>{t('loading')}</VisuallyHidden>)}
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                // Ignores the second of two quick taps, which arrives while the toast leaves.
                if (!isMine) return;
                call(action.onClick);
                close('choice');
              }}
            >
              {action.label}
            </button>
          )}
        </div>,
        icon === 'error' ? regions.alert : regions.status,
      )}
    </>
  );
}
