import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { type Drag, rubberBand, useDrag, useMergedRefs } from '@/components/kit/gestures';
import { useLiveRegions } from '@/components/kit/live-regions';
import { joinClasses } from '@/components/kit/props';
import { useAutoClose } from '@/components/kit/use-auto-close';
import { useFocusBack } from '@/components/kit/use-focus-back';
import { useTurn } from '@/components/kit/use-turn';
import {
  type OpenChangeReason,
  type OpenProps,
  useOpen,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { NOTIFY_DURATION } from '@/shared/defaults';
import { enNotify } from '@/shared/messages/en-overlays';
import { barBottom } from './notify-host';
import styles from './notify.module.css';

type Native = Omit<ComponentProps<'div'>, 'children' | 'color'>;

export type NotifyProps = Native &
  OpenProps & {
    /** Called after the closing transition. */
    onExited?: (() => void) | undefined;
    /** A warning or a danger interrupts a screen reader. @default 'primary' */
    type?: 'primary' | 'success' | 'warning' | 'danger';
    /** Milliseconds [S9.23]. 0 keeps it open. @default 3000 */
    duration?: number;
    /** Covers the navigation bar and the safe area, or appears below the bar. @default 'over' */
    placement?: 'over' | 'below';
    /** Shows a close button. A swipe up also closes the banner. @default false */
    closable?: boolean;
    /** Makes the message a button. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
    icon?: ReactNode;
    color?: string | undefined;
    background?: string | undefined;
    /** The message. */
    children?: ReactNode;
  };

const FLICK = 0.3;

/** A banner at the top, above everything. It takes no focus, and screen readers read it. */
export function Notify(ownProps: NotifyProps) {
  const {
    open: owned,
    defaultOpen,
    onOpenChange,
    type = 'primary',
    duration = NOTIFY_DURATION,
    placement = 'over',
    closable = false,
    onClick,
    icon,
    color,
    background,
    onExited,
    children,
    ref,
    className,
    style,
    ...native
  } = useDefaults('Notify', ownProps);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => change(false, reason);
  const isMine = useTurn('notify', wanted, {
    isFirm: false,
    onReplaced: () => close('replaced'),
  });
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const state = usePresence(isReady && isMine, box, onExited);
  const regions = useLiveRegions(wanted || state !== 'closed', styles.layer ?? '');
  if (isReady !== (regions !== null)) setReady(regions !== null);
  const t = useKitWords(enNotify);

  useAutoClose(box, {
    isOpen: isReady && isMine,
    duration,
    onEnd: () => close('timeout'),
  });
  useFocusBack(box, isReady && isMine);
  useLayoutEffect(() => {
    if (regions && placement === 'below') regions.root.style.top = `${barBottom(document)}px`;
  }, [regions, placement]);

  const pulled = ({ y }: Drag) => (y > 0 ? rubberBand(y, 40) : y);
  const drag = useDrag({
    axis: 'y',
    onStart: () => box.current?.setAttribute('data-dragging', ''),
    onMove: (move) => box.current?.style.setProperty('translate', `0 ${pulled(move)}px`),
    onEnd: (move) => {
      const element = box.current;
      element?.removeAttribute('data-dragging');
      element?.style.removeProperty('translate');
      if (move.how === 'cancel' || !element) return;
      const isAway = move.vy < -FLICK || move.y < -element.offsetHeight / 2;
      if (isAway) close('swipe');
    },
  });
  const boxRef = useMergedRefs(box, drag, ref);

  const root = useOverlayRoot(native);
  if (!regions || state === 'closed') return null;
  return createPortal(
    <div
      {...root}
      ref={boxRef}
      className={joinClasses(styles.banner, className)}
      data-type={type}
      data-state={state}
      data-placement={placement}
      data-catches=""
      style={{ ...root.style, color, background, ...style }}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {onClick ? (
        // Ignores the second of two quick taps, which arrives while the banner leaves.
        <button type="button" className={styles.words} onClick={isMine ? onClick : undefined}>
          {children}
        </button>
      ) : (
        <span className={styles.words}>{children}</span>
      )}
      {closable && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          onClick={() => isMine && close('close-button')}
        >
          <KitIcon name="close" icon={CloseIcon} size="1.25rem" />
        </button>
      )}
    </div>,
    type === 'warning' || type === 'danger' ? regions.alert : regions.status,
  );
}
