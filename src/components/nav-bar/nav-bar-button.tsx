import type { ReactNode } from 'react';
import { LazyBadge } from '@/components/badge';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './nav-bar.module.css';

export type NavBarButtonProps = {
  /** The accessible name. Where `text` is shown, the label begins with it. */
  label: string;
  icon?: ReactNode;
  /** Shown where there is no icon. */
  text?: string;
  badge?: string;
  /** A red dot. @default false */
  dot?: boolean;
  /** What screen readers say for the badge or the dot. @default the badge's text */
  badgeLabel?: string;
  onPress: () => void;
};

export function NavBarButton({
  label,
  icon,
  text,
  badge,
  dot,
  badgeLabel,
  onPress,
}: NavBarButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.icon}>
        {icon ?? <span aria-hidden>{text}</span>}
        {(badge || dot) && <LazyBadge corner text={badge} label={badgeLabel ?? badge} />}
      </span>
    </button>
  );
}
