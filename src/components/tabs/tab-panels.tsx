import { Activity, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormCall } from '@/components/use-form-call';
import { panelId, type TabRow, tabId } from './tab-list';
import { type Shown, TabSwipe } from './tab-swipe';
import styles from './tabs.module.css';

type Props = TabRow & { swipeable: boolean; lazy: boolean; keep: boolean };

/** The content of the chosen tab, and during a swipe also the content of the tab beside it. */
export function TabPanels({ id, items, chosen, onChoose, swipeable, lazy, keep }: Props) {
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
