import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { findScroller, scrollSmoothly, scrollSource } from '@/components/kit/scrolling';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { watchSizes } from '@/shared/browser';
import { SCROLL_TO_DURATION } from '@/shared/defaults';
import { enBackTop } from '@/shared/messages/en-lists';
import styles from './back-top.module.css';
import { PAGE_CONTENT } from '@/shared/page-content';

export type BackTopProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> & {
  /** Pixels to scroll until the button appears. @default the height of the scroller */
  distance?: number | undefined;
  /** The element that scrolls. @default the nearest scroller around the button, or the window */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** 'sticky' stays in the corner of the scroller that it is the last child of. @default 'fixed' */
  position?: 'fixed' | 'sticky';
  /** Milliseconds of the way to the top. 0 jumps. @default 300 */
  duration?: number;
  /** The accessible name. @default 'Back to top' */
  label?: string | undefined;
  /** In place of the arrow. @default an arrow */
  children?: ReactNode;
};

/** A round button that appears after some scrolling and leads back to the top. */
export function BackTop(ownProps: BackTopProps) {
  const {
    distance,
    scroller,
    position = 'fixed',
    duration = SCROLL_TO_DURATION,
    label,
    className,
    ref,
    children,
    ...native
  } = useDefaults('BackTop', ownProps);
  const t = useKitWords(enBackTop);
  const button = useRef<HTMLButtonElement>(null);
  const [isFar, setFar] = useState(false);
  const merged = useMergedRefs(button, ref);

  const find = () => (scroller ? scroller.current : button.current && findScroller(button.current));
  const look = useEffectEvent((element: HTMLElement) => {
    // A hidden page has no sizes, and comes back where it was.
    if (element.clientHeight === 0) return;
    const next = element.scrollTop > (distance ?? element.clientHeight);
    // The focus would be lost with the button.
    if (!next && isFar && document.activeElement === button.current) focusScroller(element);
    setFar(next);
  });
  const findNow = useEffectEvent(find);

  useEffect(() => {
    const element = findNow();
    if (!element) return;
    const see = () => look(element);
    const source = scrollSource(element);
    source.addEventListener('scroll', see, { passive: true });
    const sizes = watchSizes(see);
    sizes.observe(element);
    see();
    return () => {
      source.removeEventListener('scroll', see);
      sizes.disconnect();
    };
  }, [scroller]);

  const goUp = () => {
    const element = find();
    if (element) {
      focusScroller(element);
      scrollSmoothly(element, { top: 0 }, duration);
    }
  };

  const up = (
    <button
      {...native}
      {...mergeHandlers(native, { onClick: goUp })}
      ref={merged}
      type="button"
      className={joinClasses(styles.up, className)}
      aria-label={label ?? t('scrollToTop')}
      data-state={isFar ? 'far' : 'near'}
      data-position={position}
    >
      {children ?? (
        <Icon size={22}>
          <path d="M12 19.5v-15m0 0-6 6m6-6 6 6" />
        </Icon>
      )}
    </button>
  );
  return position === 'sticky' ? <div className={styles.corner}>{up}</div> : up;
}

/** Tab goes on from the start of the content, not from a button that is no longer there. */
function focusScroller(scroller: HTMLElement): void {
  const isWindow = scroller === document.scrollingElement;
  const goal = (isWindow && document.querySelector<HTMLElement>(PAGE_CONTENT)) || scroller;
  if (!goal.hasAttribute('tabindex')) {
    goal.tabIndex = -1;
    goal.addEventListener('blur', () => goal.removeAttribute('tabindex'), { once: true });
  }
  goal.focus({ preventScroll: true });
}
