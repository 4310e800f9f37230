import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WaitingIcon, WarningIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './result.module.css';

export type ResultStatus = 'success' | 'failed' | 'waiting' | 'info' | 'warning';

export type ResultProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** The icon and its colour. @default 'info' */
  status?: ResultStatus;
  title: ReactNode;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** On the disc, about 36 px, in place of the icon of the status. Null removes both. @default of the status */
  icon?: ReactNode;
  /** A picture in place of icon and disc. */
  image?: ReactNode;
  /** The level of the title's heading. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Buttons at the end, the main one first. */
  actions?: ReactNode;
  /** Screen readers announce title and text when the result replaces other content. */
  role?: 'alert' | 'status';
  /** Fills the height of its container, for a page that shows nothing else. @default false */
  fill?: boolean;
  /** Details between the text and the actions: an amount or a list of cells. */
  children?: ReactNode;
};

const icons: Readonly<Record<ResultStatus, ReactNode>> = {
  success: <KitIcon name="check" icon={CheckIcon} size={36} weight={2} />,
  failed: <KitIcon name="close" icon={CloseIcon} size={36} weight={2} />,
  waiting: <WaitingIcon size={36} weight={1.5} />,
  info: <InfoIcon size={40} weight={1.4} />,
  warning: <WarningIcon size={38} weight={1.5} />,
};

/** The outcome of a task, or the reason why a page shows nothing else: an icon, a title, a text and actions. */
export function Result(ownProps: ResultProps) {
  const {
    status = 'info',
    title,
    text,
    icon,
    image,
    level = 2,
    actions,
    role,
    fill,
    className,
    children,
    ...native
  } = useDefaults('Result', ownProps);
  const Heading = `h${level}` as const;
  return (
    <div
      {...native}
      className={joinClasses(styles.result, className)}
      data-status={status}
      data-fill={fill || undefined}
    >
      {image ??
        (icon !== null && (
          <div data-part="icon" className={styles.icon}>
            {icon ?? icons[status]}
          </div>
        ))}
      <div role={role} className={styles.words}>
        <Heading data-part="title" className={styles.title}>
          {title}
        </Heading>
        {text && (
          <p data-part="text" className={styles.text}>
            {text}
          </p>
        )}
      </div>
      {children && (
        <div data-part="details" className={styles.details}>
          {children}
        </div>
      )}
      {actions && (
        <div data-part="actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
