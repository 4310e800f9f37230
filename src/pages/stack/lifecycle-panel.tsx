import { Button } from 'portico';
import { useStore } from 'zustand';
import { Panel } from '@/pages/showcase/panel';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import styles from './stack.module.css';
import { words } from './words';

const SHOWN = 40;

export function LifecyclePanel() {
  const t = useText(words);
  const { pageLog } = useShowcase();
  const lines = useStore(pageLog).slice(0, SHOWN);

  return (
    <Panel title={t.log}>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t.empty}</p>
      ) : (
        <>
          <ul role="list" className={styles.log}>
            {lines.map(({ id, time, type, reason, url }) => (
              <li key={id} className={styles.line} data-type={type}>
                <span className={styles.time}>{(time / 1000).toFixed(2)}</span>
                <span className={styles.type}>{reason ? `${type} (${reason})` : type}</span>
                <bdi className={styles.url}>{url}</bdi>
              </li>
            ))}
          </ul>
          <Button variant="plain" onClick={() => pageLog.setState([], true)}>
            {t.clear}
          </Button>
        </>
      )}
    </Panel>
  );
}
