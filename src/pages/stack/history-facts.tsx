import { useStore } from 'zustand';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import { usePlatformContext } from '@/platform';
import { useNavigator } from '@/router';
import styles from './stack.module.css';
import { words } from './words';

export function HistoryFacts() {
  const t = useText(words);
  const { env } = usePlatformContext();
  const { store } = useNavigator();
  const position = useStore(store, ({ stack }) => stack.position);
  const highest = useStore(store, ({ stack }) => stack.highest);
  const facts = [
    [t.position, position + 1],
    [t.highest, highest + 1],
    [t.length, env.window.history.length],
  ] as const;

  return (
    <Panel title={t.history}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
