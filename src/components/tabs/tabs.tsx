import '@/components/tokens-extra.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '@/components/join-classes';
import { useValue } from '@/components/use-value';
import { endOf } from './neighbour';
import { TabList } from './tab-list';
import { TabPanels } from './tab-panels';
import styles from './tabs.module.css';

export type TabItem = {
  key: string;
  title: ReactNode;
  /** Part of the tab's name. */
  badge?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** What the tab shows. Without any of these there are only tabs. */
  content?: ReactNode;
};

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Makes it controlled: the key of the tab that is shown. */
  value?: string;
  /** @default the first that is not disabled */
  defaultValue?: string;
  onChange?: (key: string) => void;
  /** @default 'line' */
  variant?: 'line' | 'pill';
  /** Tabs share the width, or are as wide as their words and scroll. @default 'auto': they share it while they fit */
  layout?: 'auto' | 'share' | 'scroll';
  /** A finger swipes from one to the next. @default false */
  swipeable?: boolean;
  /** A tab's content comes with its first visit, or when a Form around is submitted. @default true */
  lazy?: boolean;
  /** Contents that were left keep their state, asleep. @default true */
  keep?: boolean;
  /** The row stays in sight while its contents scroll. @default false */
  sticky?: boolean;
};

/** One of several contents at a time, chosen by a row of tabs. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onChange, className, ...look } = props;
  const { variant = 'line', layout = 'auto', sticky = false, ...way } = look;
  const { swipeable = false, lazy = true, keep = true, ...rest } = way;
  const id = useId();
  const [wanted, setWanted] = useValue<string>({ value, initial: defaultValue ?? '', onChange });
  // They may come later, and the wanted one may go: one of them is always chosen.
  const isThere = items.some(({ key }) => key === wanted);
  const chosen = isThere ? wanted : (endOf(items, 'first') ?? '');
  const choose = (key: string) => {
    if (key !== (value ?? chosen)) setWanted(key);
  };
  const row = { id, label, items, chosen, onChoose: choose };

  return (
    <div
      {...rest}
      className={joinClasses(styles.tabs, className)}
      data-variant={variant}
      data-layout={layout}
      data-sticky={sticky || undefined}
    >
      <TabList {...row} />
      {items.some(({ content }) => content !== undefined) && (
        <TabPanels {...row} swipeable={swipeable} lazy={lazy} keep={keep} />
      )}
    </div>
  );
}
