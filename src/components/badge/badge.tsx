import '@/components/tokens-extra.css';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './badge.module.css';
import { badgeText } from './badge-text';

export type BadgeProps = {
  /** The text on the badge, cut to '...' when wider than three columns. Without one it is a red dot. */
  text?: string | undefined;
  /** What screen readers say. @default the whole text */
  label?: string | undefined;
  /** Sits on the upper end corner of the positioned element around it. @default false */
  corner?: boolean;
};

/** A count or a red dot. Its label becomes part of the accessible name of the control around it. */
export function Badge({ text, label = text, corner = false }: BadgeProps) {
  return (
    <>
      <span
        className={text ? styles.badge : styles.dot}
        data-corner={corner ? '' : undefined}
        aria-hidden
      >
        {text && badgeText(text)}
      </span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  );
}
