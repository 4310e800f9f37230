import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { CloseIcon, ForwardIcon, InfoIcon, SuccessIcon, WarningIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { type OpenProps, useOpen } from '@/components/kit/overlays';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enNoticeBar } from '@/shared/messages/en-content';
import styles from './notice-bar.module.css';
import { useOverflow } from './use-overflow';

export type NoticeBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text. */
  children: ReactNode;
  /** @default 'info' */
  type?: 'info' | 'success' | 'warning' | 'danger';
  /** Null shows no icon. @default of its type */
  icon?: ReactNode;
  /** Scrolls a long text. If false, a long text is cut off, or wraps with `wrapable`. @default true */
  scrollable?: boolean;
  /** Wraps a long text to several lines, and does not scroll it. @default false */
  wrapable?: boolean;
  /** The scroll speed in pixels per second. @default 50 */
  speed?: number;
  /** Seconds before the text scrolls. @default 1 */
  delay?: number;
  /** Shows a close button. @default false */
  closable?: boolean;
  /** @default true */
  open?: boolean | undefined;
  /** @default true */
  defaultOpen?: boolean | undefined;
  /** The reason is `close-button`. */
  onOpenChange?: OpenProps['onOpenChange'];
  /** Makes the bar a link. Pages of the app open in the page stack, without a page load. */
  href?: string;
  /** Makes the bar a button. On a link it runs before the navigation. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

const icons = {
  info: <InfoIcon size="1.125rem" />,
  success: <SuccessIcon size="1.125rem" />,
  warning: <WarningIcon size="1.125rem" />,
  danger: <WarningIcon size="1.125rem" />,
};

/** A one-line notice above a page. A long text scrolls. */
export function NoticeBar(ownProps: NoticeBarProps) {
  const {
    children,
    type = 'info',
    icon: ownIcon,
    scrollable = true,
    wrapable = false,
    speed = 50,
    delay = 1,
    closable = false,
    open,
    defaultOpen = true,
    onOpenChange,
    href,
    onClick,
    ...native
  } = useDefaults('NoticeBar', ownProps);
  const icon = ownIcon === undefined ? icons[type] : ownIcon;
  const t = useKitWords(enNoticeBar);
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const strip = useRef<HTMLSpanElement>(null);
  const pace = { speed: speed > 0 ? speed : 50, delay: Math.max(0, delay) || 0 };
  const runs = useOverflow(strip, scrollable && !wrapable && isOpen, pace);
  if (!isOpen) return null;

  const isAction = href !== undefined || onClick !== undefined;
  const text = (
    <span
      ref={strip}
      className={styles.strip}
      // The text's own direction decides which end shows first.
      dir={runs ? 'auto' : undefined}
      // Keyboard users stop the animation by focusing the text.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={runs && !isAction ? 0 : undefined}
    >
      <span data-part="text" className={styles.text}>
        {children}
      </span>
    </span>
  );

  return (
    <div
      role={type === 'warning' || type === 'danger' ? 'alert' : 'status'}
      {...native}
      className={joinClasses(styles.bar, native.className)}
      data-type={type}
      data-state={runs ? 'running' : 'still'}
      data-wrap={wrapable ? '' : undefined}
      data-runs={scrollable && !wrapable ? '' : undefined}
    >
      <Pressable {...{ href, onClick }} data-part="body" className={styles.body}>
        {icon && (
          <span data-part="icon" className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        {text}
        {isAction && (
          <KitIcon
            name="forward"
            icon={ForwardIcon}
            size="1rem"
            data-part="arrow"
            className={styles.arrow}
          />
        )}
      </Pressable>
      {closable && (
        <button
          type="button"
          data-part="close"
          className={styles.close}
          onClick={() => change(false, 'close-button')}
        >
          <KitIcon name="close" icon={CloseIcon} size="1rem" />
          <VisuallyHidden>{t('close')}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
