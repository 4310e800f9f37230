import type { CSSProperties, MouseEvent, Ref } from 'react';
import { MidButton, type MidButtonProps } from './mid-button';
import styles from './tab-bar.module.css';
import { type TabBarItem, TabLink } from './tab-link';

export type TabBarProps = {
  /** Names the landmark. */
  label: string;
  items: readonly TabBarItem[];
  /** The key of the current tab. */
  current?: string | undefined;
  /** A plain tap on any tab, the current one included. Its link is not followed. */
  onSelect: (key: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** A button in the middle; drawn only between an even number of visible tabs. */
  midButton?: MidButtonProps | undefined;
  /** @default false */
  hidden?: boolean;
  /** It comes and goes by a slide. @default at once */
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

/** The bar below the tab pages: 50 px and the safe area [S9.16]. */
export function TabBar({
  label,
  items,
  midButton,
  hidden,
  slides,
  dotLabel = 'New',
  ...props
}: TabBarProps) {
  const tabs = items
    .filter((item) => item.visible ?? true)
    .map((item) => (
      <li key={item.key} className={styles.item}>
        <TabLink
          item={item}
          current={item.key === props.current}
          dotLabel={dotLabel}
          onSelect={props.onSelect}
        />
      </li>
    ));
  if (midButton && tabs.length % 2 === 0) {
    tabs.splice(
      tabs.length / 2,
      0,
      <li key="middle" className={styles.item}>
        <MidButton {...midButton} />
      </li>,
    );
  }

  return (
    <nav
      ref={props.ref}
      className={styles.bar}
      aria-label={label}
      hidden={hidden && !slides}
      data-slides={slides || undefined}
      data-away={hidden || undefined}
      style={barStyle(props)}
    >
      <ul className={styles.list}>{tabs}</ul>
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
