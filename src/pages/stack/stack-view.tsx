import { useStore } from 'zustand';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { useText } from '@/pages/showcase/words';
import { useNavigator } from '@/router';
import styles from './stack.module.css';
import { words } from './words';

/** The stack as it lies: the top page first, and what those below it do. */
export function StackView() {
  const t = useText(words);
  const { store } = useNavigator();
  const pages = useStore(store, ({ stack }) => stack.pages);
  const top = pages.length - 1;

  return (
    <List title={t.stack}>
      {pages
        .map(({ id, url, mount }, depth) => {
          const state = depth === top ? 'top' : mount === 'ghost' ? 'ghost' : 'asleep';
          return (
            <Cell
              key={id}
              icon={
                <span className={styles.depth} data-mount={state}>
                  {depth + 1}
                </span>
              }
              title={<bdi className={styles.url}>{url}</bdi>}
              value={t[state]}
            />
          );
        })
        .reverse()}
    </List>
  );
}
