import '@/components/kit/tokens-extra.css';
import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './badge.module.css';
import { badgeText, countText } from './badge-text';

/** Native props reach the mark, or the wrapper that the children get. */
export type BadgeProps = ComponentProps<'span'> & {
  /** The text on the badge. Text wider than three columns shows as '...'. Without a text it is a red dot. */
  text?: string | undefined;
  /** A number instead of the text; 0 shows nothing. */
  count?: number | undefined;
  /** A larger count shows as this number and a plus. @default 99 */
  max?: number;
  /** Also shows a count of 0. @default false */
  showZero?: boolean;
  /** Always a dot, but not for a count of 0. `false` shows nothing if there is no text and no count. */
  dot?: boolean | undefined;
  /** The text for screen readers. @default the whole text or count */
  label?: string | undefined;
  /** Places it on the top end corner of the positioned element around it. @default false */
  corner?: boolean;
  /** Moves it from there: towards the end and down, in pixels. @default [0, 0] */
  offset?: readonly [x: number, y: number];
};

const readers = { text: asText, label: asText };

/** A count or a red dot. Its label becomes part of the accessible name of the control around it. */
export function Badge(ownProps: BadgeProps) {
  const {
    text,
    count,
    max = 99,
    showZero = false,
    dot,
    label,
    corner = false,
    offset,
    children,
    ...native
  } = useData('Badge', useDefaults('Badge', ownProps), readers);
  const shown = count === undefined ? text && badgeText(text) : countText(count, max);
  const isNone =
    count === undefined ? dot === false && !shown : !(count > 0) && !(showZero && count === 0);
  const isCorner = corner || children !== undefined;
  const [x = 0, y = 0] = offset ?? [];
  const place = offset && { translate: `calc(${x}px * var(--portico-flip, 1)) ${y}px` };
  const around = children === undefined ? {} : native;
  const own = children === undefined ? native : {};

  const mark = !isNone && (
    <>
      <span
        {...own}
        className={joinClasses(shown && !dot ? styles.badge : styles.dot, own.className)}
        style={{ ...place, ...own.style }}
        data-corner={isCorner ? '' : undefined}
        aria-hidden
      >
        {!dot && shown}
      </span>
      <VisuallyHidden> {label ?? (count === undefined ? text : String(count))}</VisuallyHidden>
    </>
  );

  if (children === undefined) return mark || null;
  return (
    <span {...around} className={joinClasses(styles.around, native.className)}>
      {children}
      {mark}
    </span>
  );
}
