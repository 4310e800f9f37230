import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { type Drag, rubberBand, useDrag, useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useMessage } from '@/components/kit/use-message';
import { useTurn } from '@/components/kit/use-turn';
import {
  type OpenChangeReason,
  type OpenProps,
  useOpen,
  useOverlayRoot,
} from '@/components/kit/overlays';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { NOTIFY_DURATION } from '@/shared/defaults';
import { enNotify } from '@/shared/messages/en-overlays';
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
    /** Makes the message a button. It does not close the banner. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
    icon?: ReactNode;
    /** Overrides the text colour of the type. */
    color?: string | undefined;
    /** Overrides the background of the type. */
    background?: string | undefined;
    /** The message. It keeps its line breaks. */
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
  const { region, state } = useMessage(box, {
    ...{ wanted, isMine, duration, onExited },
    role: type === 'warning' || type === 'danger' ? 'alert' : 'status',
    className: styles.layer,
    onEnd: () => close('timeout'),
  });
  const t = useKitWords(enNotify);

  useLayoutEffect(() => {
    if (region && placement === 'below') region.style.top = `${barBottom(document)}px`;
  }, [region, placement]);

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
  if (!region || state === 'closed') return null;
  return createPortal(
    <div
      {...root}
      ref={boxRef}
      className={joinClasses(styles.banner, className)}
      data-type={type}
      data-state={state}
      data-placement={placement}
      style={{ ...root.style, color, background, ...style }}
    >
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
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
          data-part="close"
          className={styles.close}
          aria-label={t('close')}
          onClick={() => isMine && close('close-button')}
        >
          <KitIcon name="close" icon={CloseIcon} size="1.25rem" />
        </button>
      )}
    </div>,
    region,
  );
}

/** The bottom of the active page's navigation bar, measured in the document. 0 without a bar. */
function barBottom(document: Document): number {
  const page = document.querySelector('[data-page][data-state="active"]');
  const bars = [...(page ?? document).querySelectorAll('header')].filter((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return top <= 0 && height > 0;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
