import type { CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import styles from './tab-bar.module.css';
import { LazyBadge } from '@/components/badge';
import { VisuallyHidden } from '@/components/visually-hidden';
import { isPlainClick } from '@/shared/clicks';

export type TabBarProps = {
  /** The accessible name of the landmark. */
  label: string;
  items: readonly TabBarItem[];
  /** The value of the current tab. */
  value?: string | undefined;
  /** A plain tap on any tab, also the current one. The browser handles modified clicks. */
  onSelect: (value: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** A button in the middle. It appears only if the number of visible tabs is even. */
  midButton?: MidButtonProps | undefined;
  /** @default false */
  hidden?: boolean;
  /** In a window of 600 px or more the bar is a rail at its side, with the texts beside the icons from 1024 px on. @default false */
  rail?: boolean | undefined;
  /** `hidden` slides the bar in and out. @default at once */
  slides?: boolean;
  color?: string | undefined;
  selectedColor?: string | undefined;
  backgroundColor?: string | undefined;
  /** The line above the bar: black, white, or any CSS colour. */
  borderStyle?: string | undefined;
  /** The text of a red dot for screen readers. @default 'New' */
  dotLabel?: string;
  ref?: Ref<HTMLElement>;
};

const LINES: Record<string, string> = {
  black: '#00000054',
  white: '#ffffff54',
};

/** The bar below the tab pages, 50 px high plus the safe area [S9.16]. */
export function TabBar({
  label,
  items,
  midButton,
  hidden,
  slides,
  rail,
  dotLabel = 'New',
  ...props
}: TabBarProps) {
  const tabs = items
    .filter((item) => item.visible ?? true)
    .map((item) => (
      <li key={item.value} data-part="item" className={styles.item}>
        <TabLink
          item={item}
          current={item.value === props.value}
          dotLabel={dotLabel}
          onSelect={props.onSelect}
        />
      </li>
    ));
  if (midButton && tabs.length % 2 === 0) {
    tabs.splice(
      tabs.length / 2,
      0,
      <li key="middle" data-part="item" className={styles.item}>
        <MidButton {...midButton} />
      </li>,
    );
  }

  return (
    <nav
      ref={props.ref}
      data-part="bar"
      className={styles.bar}
      aria-label={label}
      hidden={hidden && !slides}
      data-rail={rail || undefined}
      data-slides={slides || undefined}
      data-away={hidden || undefined}
      style={barStyle(props)}
    >
      <ul data-part="list" className={styles.list}>
        {tabs}
      </ul>
    </nav>
  );
}

type BarStyle = Pick<TabBarProps, 'color' | 'selectedColor' | 'backgroundColor' | 'borderStyle'>;

function barStyle({ color, selectedColor, backgroundColor, borderStyle }: BarStyle) {
  return {
    '--portico-tab-color': color,
    '--portico-tab-selected': selectedColor,
    '--portico-tab-background': backgroundColor,
    '--portico-tab-line': borderStyle && (LINES[borderStyle] ?? borderStyle),
  } as CSSProperties;
}

export type TabBarItem = {
  value: string;
  href: string;
  label: string;
  /** Decorative: the label names the tab. */
  icon?: ReactNode;
  /** The icon while this tab is the current one. @default icon */
  activeIcon?: ReactNode;
  /** It wins over `dot`. */
  badge?: string | undefined;
  /** A red dot. @default false */
  dot?: boolean | undefined;
  /** The text of the badge or the dot for screen readers. @default the badge's text, or the bar's `dotLabel` */
  badgeLabel?: string | undefined;
  /** @default true */
  visible?: boolean | undefined;
};

type Props = {
  item: TabBarItem;
  current: boolean;
  dotLabel: string;
  onSelect: TabBarProps['onSelect'];
};

function TabLink({ item, current, dotLabel, onSelect }: Props) {
  const { value, href, label, icon, activeIcon = icon, badge, dot, badgeLabel } = item;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // With a modifier key the browser opens a new tab.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(value, event);
  };

  return (
    <a
      data-part="link"
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      draggable={false}
      onClick={handleClick}
    >
      {/* `dir="auto"` truncates a long text at its own end, also an English text on an Arabic page. */}
      <span data-part="text" className={styles.text} dir="auto">
        {label}
      </span>
      <span data-part="icon" className={styles.icon}>
        {current ? activeIcon : icon}
        {(badge || dot) && (
          <LazyBadge corner text={badge} label={badgeLabel ?? badge ?? dotLabel} />
        )}
      </span>
    </a>
  );
}

type MidButtonProps = {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
};

/** The 50 px button in the middle of a tab bar. */
function MidButton({ label, icon, onClick }: MidButtonProps) {
  return (
    <button type="button" data-part="button" className={styles.button} onClick={onClick}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.disc} aria-hidden>
        {icon}
      </span>
    </button>
  );
}
