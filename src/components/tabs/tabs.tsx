import '@/components/kit/tokens-extra.css';
import {
  Activity,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { hasTabStop } from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { useValue } from '@/components/kit/use-value';
import { endOf, panelId, tabId, TabList, type TabRow } from './tab-list';
import styles from './tabs.module.css';
import { useFormCall } from '@/components/kit/form-control';
import { type Shown, TabSwipe } from './tab-swipe';

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
  const isCalled = useFormCall(element, keep && items.some(({ key }) => !visited.includes(key)));
  const isAwake = (key: string) => isCalled || key === chosen || key === beside;
  const fresh = items.flatMap(({ key }) => (isAwake(key) && !visited.includes(key) ? [key] : []));
  if (fresh.length > 0) setVisited([...visited, ...fresh]);

  useTabStop(element, chosen);

  // The browser wants to show something in a hidden panel, such as an invalid form field.
  const find = useEffectEvent(({ target }: Event) => {
    const found = items.find(
      ({ key }) => target instanceof Element && target.id === panelId(id, key),
    );
    if (found) onChoose(found.key);
  });
  useEffect(() => {
    const panels = element.current;
    panels?.addEventListener('beforematch', find);
    return () => panels?.removeEventListener('beforematch', find);
  }, []);

  return (
    <>
      <div ref={element} className={styles.panels} data-swiped={beside ? '' : undefined}>
        {items.map(({ key, content }) => {
          const isChosen = key === chosen;
          const isBeside = key === beside;
          const isThere = isChosen || isBeside || (keep && (!lazy || visited.includes(key)));
          if (!isThere) return null;
          return (
            <div
              key={key}
              role="tabpanel"
              id={panelId(id, key)}
              aria-labelledby={tabId(id, key)}
              className={styles.panel}
              data-state={isChosen ? 'active' : isBeside ? 'beside' : 'hidden'}
              hidden={!isChosen && !isBeside}
              inert={!isChosen}
            >
              <Activity mode={isAwake(key) ? 'visible' : 'hidden'}>{content}</Activity>
            </div>
          );
        })}
      </div>
      {swipeable && <TabSwipe {...{ element, items, shown, setBeside, onChoose }} />}
    </>
  );
}

/** Keyboards can reach and scroll each panel: one without a tab stop inside is a tab stop itself. */
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
    // Contents come late, or change. One look a frame is enough.
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
