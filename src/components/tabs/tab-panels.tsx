import { Activity, useState } from 'react';
import { panelId, type TabRow, tabId } from './tab-list';
import styles from './tabs.module.css';
import { useTabSwipe } from './use-tab-swipe';

type Props = TabRow & { swipeable: boolean; lazy: boolean; keep: boolean };

/** The content of the chosen tab; under a finger also that of the tab it is swiped to. */
export function TabPanels({ id, items, chosen, onChoose, swipeable, lazy, keep }: Props) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  const swipe = useTabSwipe({ items, chosen, onChoose, disabled: !swipeable });
  const inSight = [chosen, swipe.beside].filter((key): key is string => key !== null);
  const fresh = inSight.filter((key) => !visited.includes(key));
  if (fresh.length > 0) setVisited([...visited, ...fresh]);

  return (
    <div ref={swipe.ref} className={styles.panels} data-swiped={swipe.beside ? '' : undefined}>
      {items.map(({ key, content }) => {
        const isChosen = key === chosen;
        const isBeside = key === swipe.beside;
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
            <Activity mode={isChosen || isBeside ? 'visible' : 'hidden'}>{content}</Activity>
          </div>
        );
      })}
    </div>
  );
}
