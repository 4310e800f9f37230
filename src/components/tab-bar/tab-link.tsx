import type { MouseEvent, ReactNode } from 'react';
import { LazyBadge } from '@/components/badge';
import { isPlainClick } from '@/router';
import styles from './tab-bar.module.css';

export type TabBarItem = {
  key: string;
  href: string;
  text: string;
  /** Decoration: the text says what it is. */
  icon?: ReactNode;
  /** The icon while this tab is the current one. @default icon */
  activeIcon?: ReactNode;
  badge?: string | undefined;
  /** A red dot. @default false */
  dot?: boolean | undefined;
  /** What screen readers say for the badge or the dot. @default the badge's text, or the bar's `dotLabel` */
  badgeLabel?: string | undefined;
  /** @default true */
  visible?: boolean | undefined;
};

type Props = {
  item: TabBarItem;
  current: boolean;
  dotLabel: string;
  onSelect: (key: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

export function TabLink({ item, current, dotLabel, onSelect }: Props) {
  const { key, href, text, icon, activeIcon = icon, badge, dot, badgeLabel } = item;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // With a modifier the browser opens a tab of its own.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(key, event);
  };

  return (
    <a
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      draggable={false}
      onClick={handleClick}
    >
      {/* A text that is too long is cut at its own end, also English on an Arabic page. */}
      <span className={styles.text} dir="auto">
        {text}
      </span>
      <span className={styles.icon}>
        {current ? activeIcon : icon}
        {(badge || dot) && (
          <LazyBadge corner text={badge} label={badgeLabel ?? badge ?? dotLabel} />
        )}
      </span>
    </a>
  );
}
