import '@/components/kit/tokens-extra.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './card.module.css';

export type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode;
  /** The level of the title's heading. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** In front of the title: an icon or an avatar. */
  icon?: ReactNode;
  /** At the end of the title's line: a tag, a price or a button. */
  extra?: ReactNode;
  /** Above the title, from edge to edge: a picture. */
  cover?: ReactNode;
  /** Below a line at the end of the card. */
  footer?: ReactNode;
  /** A border instead of a surface, for cards on a surface. @default false */
  outlined?: boolean;
  /** Makes the whole card a link. A page of the app opens in the page stack, without a new document. */
  href?: string;
  /** Makes the whole card a button, or runs on a click on its link. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** The accessible name of the link or button. Required without a title. @default the title */
  label?: string;
  /** The card cannot be pressed. Buttons inside it still can. @default false */
  disabled?: boolean;
};

/** A surface for one thing: a title, content, and actions. The whole card can be one link or button. */
export function Card(ownProps: CardProps) {
  const {
    title,
    level = 2,
    icon,
    extra,
    cover,
    footer,
    outlined = false,
    href,
    onClick,
    label,
    disabled = false,
    className,
    children,
    ...native
  } = useDefaults('Card', ownProps);
  const pressable = typeof href === 'string' || onClick !== undefined;
  const Heading = `h${level}` as const;
  // One native link or button whose `::after` covers the card. The content stays outside of it, so a button in the card is
  // not nested in another one, and the name does not contain the text of the whole card.
  const reach = pressable && (
    <Pressable
      className={styles.reach}
      aria-label={label}
      disabled={disabled}
      // A disabled one is a button, also with an address.
      href={disabled ? undefined : href}
      onClick={onClick ?? (() => {})}
    >
      {label === undefined && title}
    </Pressable>
  );
  const hasTitle = isShown(title);
  return (
    <div
      {...native}
      className={joinClasses(styles.card, className)}
      data-outlined={outlined || undefined}
      data-pressable={(pressable && !disabled) || undefined}
      data-disabled={disabled || undefined}
    >
      {pressable && (label !== undefined || !hasTitle) && reach}
      {isShown(cover) && (
        <div data-part="cover" className={styles.cover}>
          {cover}
        </div>
      )}
      {(hasTitle || isShown(icon) || isShown(extra)) && (
        <div data-part="header" className={styles.header}>
          {isShown(icon) && (
            <div data-part="icon" className={styles.icon}>
              {icon}
            </div>
          )}
          {hasTitle && (
            <Heading data-part="title" className={styles.title}>
              {pressable && label === undefined ? reach : title}
            </Heading>
          )}
          {isShown(extra) && (
            <div data-part="extra" className={styles.extra}>
              {extra}
            </div>
          )}
        </div>
      )}
      {isShown(children) && (
        <div data-part="body" className={styles.body}>
          {children}
        </div>
      )}
      {isShown(footer) && (
        <div data-part="footer" className={styles.footer}>
          {footer}
        </div>
      )}
    </div>
  );
}

/** React renders nothing for these values. */
function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
