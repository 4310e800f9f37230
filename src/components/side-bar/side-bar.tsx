import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '@/components/kit/props';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { chooseByKey, panelId, tabId, type TabItem, useTab } from '@/components/tabs';
import styles from './side-bar.module.css';
import { Panels, SpySections } from './side-panels';

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'>;

export type SideBarProps = Native & {
  /** The accessible name of the bar. */
  label: string;
  /** Without contents only the bar is rendered. */
  items: readonly TabItem[];
  /** The value of the current item. Makes it controlled. */
  value?: string;
  /** @default the first that is not disabled */
  defaultValue?: string;
  /** Called after a press, a key, or a scroll with `spy`. */
  onChange?: (value: string) => void;
  /** Puts all contents into one scroller. The bar follows it, and a press scrolls to a content. @default false */
  spy?: boolean;
};

const readers = { items: asItems };

/** Tabs in a column at the side and the content of the current tab, for pages with categories. */
export function SideBar(ownProps: SideBarProps) {
  const {
    label,
    items,
    value,
    defaultValue,
    onChange,
    spy = false,
    className,
    ...native
  } = useData('SideBar', useDefaults('SideBar', ownProps), readers);
  const id = useId();
  const [current, choose] = useTab(items, { value, defaultValue, onChange });
  const aim = useRef<(key: string) => void>(() => {});
  const hasContents = items.some(({ content }) => content !== undefined);

  return (
    <div {...native} className={joinClasses(styles.root, className)} data-spy={spy || undefined}>
      <Bar
        {...{ id, label, items, current, spy, hasContents }}
        onChoose={(key) => {
          if (spy) aim.current(key);
          choose(key);
        }}
      />
      {hasContents && !spy && <Panels {...{ id, items, current }} />}
      {hasContents && spy && <SpySections {...{ id, items, current, aim }} onReach={choose} />}
    </div>
  );
}

type BarProps = {
  id: string;
  label: string;
  items: readonly TabItem[];
  current: string;
  spy: boolean;
  hasContents: boolean;
  onChoose: (key: string) => void;
};

/** Vertical tabs with one tab stop. With `spy` all contents are visible, so the items are buttons in a navigation. */
function Bar({ id, label, items, current, spy, hasContents, onChoose }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = bar.current?.querySelector<HTMLElement>('[data-current]');
    if (!bar.current || !item) return;
    // Not scrollIntoView, which would also scroll the page.
    const { offsetTop, offsetHeight } = item;
    const { clientHeight, scrollTop } = bar.current;
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) bar.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }, [current]);

  return (
    // The items take the focus, not the bar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      ref={bar}
      role={spy ? 'navigation' : 'tablist'}
      aria-orientation={spy ? undefined : 'vertical'}
      aria-label={label}
      data-part="bar"
      className={styles.bar}
      onKeyDown={(event) => chooseByKey(event, { id, items, chosen: current, onChoose }, true)}
    >
      {items.map(({ value, label: words, badge, disabled = false }) => {
        const isCurrent = value === current;
        const state = spy
          ? { 'aria-current': isCurrent ? ('true' as const) : undefined }
          : {
              role: 'tab',
              'aria-selected': isCurrent,
              'aria-controls': hasContents && isCurrent ? panelId(id, value) : undefined,
              tabIndex: isCurrent ? 0 : -1,
            };
        return (
          <button
            key={value}
            type="button"
            id={tabId(id, value)}
            {...state}
            data-part="item"
            className={styles.item}
            data-current={isCurrent || undefined}
            disabled={disabled && !isCurrent}
            onClick={() => onChoose(value)}
          >
            <span data-part="title" className={styles.title}>
              {words}
              {badge !== undefined && (
                <span data-part="badge" className={styles.badge}>
                  {badge}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
