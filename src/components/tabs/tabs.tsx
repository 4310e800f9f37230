import '@/components/kit/tokens-extra.css';
import {
  Activity,
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { hasTabStop } from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { panelId, tabId, type TabItem, TabList, type TabRow, useTab } from './tab-list';
import styles from './tabs.module.css';
import { useFormCall } from '@/components/kit/form-control';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { type Shown, TabSwipe } from './tab-swipe';

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The accessible name of the row of tabs. */
  label: string;
  /** Without contents only the row is rendered. */
  items: readonly TabItem[];
  /** The value of the current tab. Makes it controlled. */
  value?: string;
  /** @default the first that is not disabled */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** @default 'line' */
  variant?: 'line' | 'pill';
  /** 'share': equal widths. 'scroll': the width of the text. 'auto': they share it while they fit. @default 'auto' */
  layout?: 'auto' | 'share' | 'scroll';
  /** A swipe changes the tab. @default false */
  swipeable?: boolean;
  /** Renders a content at its first visit, or when a Form around it is submitted. @default true */
  lazy?: boolean;
  /** Hidden contents keep their state. @default true */
  keep?: boolean;
  /** The row stays visible while the contents scroll. @default false */
  sticky?: boolean;
};

const readers = { items: asItems };

/** A row of tabs and the content of the current tab. */
export function Tabs(ownProps: TabsProps) {
  const {
    label,
    items,
    value,
    defaultValue,
    onChange,
    className,
    variant = 'line',
    layout = 'auto',
    sticky = false,
    swipeable = false,
    lazy = true,
    keep = true,
    ...rest
  } = useData('Tabs', useDefaults('Tabs', ownProps), readers);
  const id = useId();
  const [chosen, choose] = useTab(items, { value, defaultValue, onChange });
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

type Props = TabRow & { swipeable: boolean; lazy: boolean; keep: boolean };

/** The content of the chosen tab, and during a swipe also the content of the tab beside it. */
function TabPanels({ id, items, chosen, onChoose, swipeable, lazy, keep }: Props) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ chosen, beside: null });
  if (shown.chosen !== chosen) {
    setShown({ chosen, beside: shown.beside === chosen ? shown.chosen : null });
  }
  const { beside } = shown;
  const setBeside = (key: string | null) =>
    setShown((now) => (now.beside === key ? now : { ...now, beside: key }));
  // A panel that was never shown is not in the form yet.
  const isCalled = useFormCall(
    element,
    keep && items.some(({ value }) => !visited.includes(value)),
  );
  const isAwake = (key: string) => isCalled || key === chosen || key === beside;
  const fresh = items.flatMap(({ value }) =>
    isAwake(value) && !visited.includes(value) ? [value] : [],
  );
  if (fresh.length > 0) setVisited([...visited, ...fresh]);

  useTabStop(element, chosen);

  // `beforematch`: the browser is about to show something in a hidden panel, such as an invalid form field.
  const find = useEffectEvent(({ target }: Event) => {
    const found = items.find(
      ({ value }) => target instanceof Element && target.id === panelId(id, value),
    );
    if (found) onChoose(found.value);
  });
  useEffect(() => {
    const panels = element.current;
    panels?.addEventListener('beforematch', find);
    return () => panels?.removeEventListener('beforematch', find);
  }, []);

  return (
    <>
      <div ref={element} className={styles.panels} data-swiped={beside ? '' : undefined}>
        {items.map(({ value, content }) => {
          const isChosen = value === chosen;
          const isBeside = value === beside;
          const isThere = isChosen || isBeside || (keep && (!lazy || visited.includes(value)));
          if (!isThere) return null;
          return (
            <div
              key={value}
              role="tabpanel"
              id={panelId(id, value)}
              aria-labelledby={tabId(id, value)}
              data-part="panel"
              className={styles.panel}
              data-state={isChosen ? 'active' : isBeside ? 'beside' : 'hidden'}
              hidden={!isChosen && !isBeside}
              inert={!isChosen}
            >
              <Activity mode={isAwake(value) ? 'visible' : 'hidden'}>{content}</Activity>
            </div>
          );
        })}
      </div>
      {swipeable && <TabSwipe {...{ element, items, shown, setBeside, onChoose }} />}
    </>
  );
}

/** A panel without a tab stop inside is a tab stop, so that keyboard users can reach and scroll it. */
function useTabStop(panels: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const element = panels.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      for (const panel of element.children) {
        if (!(panel instanceof HTMLElement)) continue;
        const isStop = panel.dataset.state === 'active' && !hasTabStop(panel);
        if (isStop && panel.tabIndex < 0) panel.tabIndex = 0;
        else if (!isStop) panel.removeAttribute('tabindex');
      }
    };
    // Contents load late or change. One check per frame is enough.
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    look();
    watch.observe(element, { childList: true, subtree: true, attributeFilter: MAKES_STOPS });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [panels, chosen]);
}

const MAKES_STOPS = ['tabindex', 'disabled', 'href', 'hidden', 'inert', 'contenteditable', 'open'];
