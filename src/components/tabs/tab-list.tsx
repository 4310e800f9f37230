import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useValue } from '@/components/kit/use-value';
import { isMotionReduced, watchSizes } from '@/shared/browser';
import styles from './tabs.module.css';

export type TabItem = {
  value: string;
  label: ReactNode;
  /** Shown after the label, usually a Badge. Part of the accessible name. */
  badge?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** The content of the tab. If no item has a content, only the tabs are rendered. */
  content?: ReactNode;
};

export type TabRow = {
  /** The prefix of the ids that link tabs and panels. */
  id: string;
  label: string;
  items: readonly TabItem[];
  chosen: string;
  onChoose: (key: string) => void;
};

// A space in an id would make two ids in `aria-controls`, so encode the key.
export const tabId = (id: string, key: string) => `${id}-tab-${encodeURIComponent(key)}`;
export const panelId = (id: string, key: string) => `${id}-panel-${encodeURIComponent(key)}`;

type TabValue = {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onChange: ((value: string) => void) | undefined;
};

/** The value of the chosen tab. Items may change later: without the wanted item, the first enabled one is chosen. */
export function useTab(items: readonly TabItem[], { value, defaultValue, onChange }: TabValue) {
  const [wanted, setWanted] = useValue({ value, initial: defaultValue ?? '', onChange });
  const isThere = items.some((item) => item.value === wanted);
  const chosen = isThere ? wanted : (endOf(items, 'first') ?? '');
  const choose = (key: string) => {
    if (key !== (value ?? chosen)) setWanted(key);
  };
  return [chosen, choose] as const;
}

/** Chooses and focuses another tab of a row, or of a column, after an arrow key, Home or End. */
export function chooseByKey(
  event: KeyboardEvent<HTMLElement>,
  { id, items, chosen, onChoose }: Omit<TabRow, 'label'>,
  isColumn = false,
): void {
  if (event.defaultPrevented) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, 1 | -1>> = isColumn
    ? { ArrowUp: -1, ArrowDown: 1 }
    : { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 };
  const step = steps[event.key];
  const end = ({ Home: 'first', End: 'last' } as const)[event.key];
  const next = step ? neighbour(items, chosen, step, true) : end && endOf(items, end);
  if (!next) return;
  event.preventDefault();
  onChoose(next);
  document.getElementById(tabId(id, next))?.focus({ preventScroll: true });
}

/** The row of tabs. It is one tab stop, and arrow keys choose. */
export function TabList({ id, label, items, chosen, onChoose }: TabRow) {
  const list = useRef<HTMLDivElement>(null);
  const hasPanels = items.some(({ content }) => content !== undefined);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = (behavior: ScrollBehavior) => {
      const tab = element.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) showTab(element, tab, behavior);
    };
    follow(isStill() || !element.dataset.placed ? 'auto' : 'smooth');
    element.dataset.placed = '';
    const sizes = watchSizes(() => follow('auto'));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [chosen, items]);

  return (
    <div data-part="bar" className={styles.bar}>
      {/* The tabs take the focus, not the list. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-part="list"
        className={styles.list}
        onKeyDown={(event) => chooseByKey(event, { id, items, chosen, onChoose })}
      >
        {items.map(({ value, label: words, badge, disabled = false }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tabId(id, value)}
            data-part="tab"
            className={styles.tab}
            aria-selected={value === chosen}
            aria-controls={hasPanels && value === chosen ? panelId(id, value) : undefined}
            tabIndex={value === chosen ? 0 : -1}
            // The chosen tab is the row's only tab stop, so it must stay enabled.
            disabled={disabled && value !== chosen}
            onClick={() => onChoose(value)}
          >
            <span data-part="title" className={styles.title}>
              {words}
              {badge}
            </span>
          </button>
        ))}
        <span data-part="mark" className={styles.mark} aria-hidden />
      </div>
    </div>
  );
}

/** Moves the mark below the tab, and scrolls the tab to the middle of the row. */
function showTab(list: HTMLElement, tab: HTMLElement, behavior: ScrollBehavior) {
  const words = tab.firstElementChild as HTMLElement;
  list.style.setProperty('--portico-own-mark-x', `${words.offsetLeft}px`);
  list.style.setProperty('--portico-own-mark-width', `${words.offsetWidth}`);
  if (list.scrollWidth <= list.clientWidth) return;
  const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  list.scrollTo({ left, behavior });
}

function isStill(): boolean {
  return isMotionReduced();
}

export type TabKey = string;

type Tab = { readonly value: TabKey; readonly disabled?: boolean };

/** The next or previous enabled tab. With `wrap` it continues at the other end. */
export function neighbour(
  tabs: readonly Tab[],
  from: TabKey,
  by: 1 | -1,
  wrap: boolean,
): TabKey | null {
  const open = tabs.filter(({ value, disabled }) => value === from || !disabled);
  const at = open.findIndex(({ value }) => value === from) + by;
  const next = open[wrap ? (at + open.length) % open.length : at];
  return next && next.value !== from ? next.value : null;
}

/** The first or the last enabled tab. */
export function endOf(tabs: readonly Tab[], which: 'first' | 'last'): TabKey | null {
  const open = tabs.filter(({ disabled }) => !disabled);
  return (which === 'first' ? open[0] : open[open.length - 1])?.value ?? null;
}
