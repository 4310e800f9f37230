import { Activity, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lateLayer } from '@/components/late-layer';
import { useFormCall } from '@/components/use-form-call';
import { panelId, type TabRow, tabId } from './tab-list';
import type { Shown } from './tab-swipe';
import styles from './tabs.module.css';

type Props = TabRow & { swipeable: boolean; lazy: boolean; keep: boolean };

// The tabs do the same until it comes.
const LateSwipe = lateLayer(() => import('./tab-swipe').then((file) => file.TabSwipe));

/** The content of the chosen tab; under a finger also that of the tab it is swiped to. */
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
  // What has never been seen has not joined the form yet.
  const isCalled = useFormCall(element, keep && items.some(({ key }) => !visited.includes(key)));
  const isAwake = (key: string) => isCalled || key === chosen || key === beside;
  const fresh = items.flatMap(({ key }) => (isAwake(key) && !visited.includes(key) ? [key] : []));
  if (fresh.length > 0) setVisited([...visited, ...fresh]);

  // Something in there is to be seen: the field of a form that is wrong, for one.
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
      <LateSwipe
        isWanted={swipeable}
        onFail={() => {}}
        props={{ element, items, shown, setBeside, onChoose, disabled: !swipeable }}
      />
    </>
  );
}
