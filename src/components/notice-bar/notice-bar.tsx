import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { CloseIcon, ForwardIcon, InfoIcon, SuccessIcon, WarningIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { useLink } from '@/router';
import { enNoticeBar } from '@/shared/messages/en-content';
import styles from './notice-bar.module.css';
import { useOverflow } from './use-overflow';

export type NoticeBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  children: ReactNode;
  /** @default 'info' */
  type?: 'info' | 'success' | 'warning' | 'danger';
  /** null for none. @default of its type */
  icon?: ReactNode;
  /** Runs along when it is too long; else it is cut off, or has several lines. @default true */
  scrollable?: boolean;
  /** Several lines in place of running. @default false */
  wrapable?: boolean;
  /** Pixels a second. @default 50 */
  speed?: number;
  /** Seconds before it starts. @default 1 */
  delay?: number;
  /** @default false */
  closable?: boolean;
  onClose?: () => void;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string;
  /** Makes it a button; of a link, before it leads anywhere. */
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

const icons = {
  info: <InfoIcon size="1.125rem" />,
  success: <SuccessIcon size="1.125rem" />,
  warning: <WarningIcon size="1.125rem" />,
  danger: <WarningIcon size="1.125rem" />,
};

/** One sentence above a page. Too long for its place, it runs along. */
export function NoticeBar({
  children,
  type = 'info',
  icon = icons[type],
  scrollable = true,
  wrapable = false,
  speed = 50,
  delay = 1,
  closable = false,
  onClose,
  href,
  onPress,
  ...native
}: NoticeBarProps) {
  const t = useKitWords(enNoticeBar);
  const link = useLink(href, onPress);
  const [isOpen, setOpen] = useState(true);
  const strip = useRef<HTMLSpanElement>(null);
  const pace = { speed: speed > 0 ? speed : 50, delay: Math.max(0, delay) || 0 };
  const runs = useOverflow(strip, scrollable && !wrapable && isOpen, pace);
  if (!isOpen) return null;

  const isAction = href !== undefined || onPress !== undefined;
  const text = (
    <span
      ref={strip}
      className={styles.strip}
      // Its first words are seen first, whatever the page's direction.
      dir={runs ? 'auto' : undefined}
      // Whoever can not hover stops it by the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={runs && !isAction ? 0 : undefined}
    >
      <span className={styles.text}>{children}</span>
    </span>
  );
  const inside = (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      {text}
      {isAction && (
        <KitIcon name="forward" icon={ForwardIcon} size="1rem" className={styles.arrow} />
      )}
    </>
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
      {href !== undefined ? (
        <a className={styles.body} {...link}>
          {inside}
        </a>
      ) : onPress ? (
        <button type="button" className={styles.body} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <span className={styles.body}>{inside}</span>
      )}
      {closable && (
        <button
          type="button"
          className={styles.close}
          onClick={() => {
            setOpen(false);
            onClose?.();
          }}
        >
          <KitIcon name="close" icon={CloseIcon} size="1rem" />
          <VisuallyHidden>{t('noticeBarClose')}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
