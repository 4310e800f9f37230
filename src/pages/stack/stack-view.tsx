import { Cell, List, usePlatform } from 'portico';
import { useStore } from 'zustand';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import styles from './stack.module.css';
import { words } from './words';

/** The pages of the stack, the top page first. */
export function StackView() {
  const t = useText(words);
  const pages = usePages();
  const top = pages.length - 1;

  return (
    <List title={t.stack}>
      {pages
        .map(({ id, url }, depth) => {
          const state = depth === top ? 'top' : 'asleep';
          return (
            <Cell
              key={id}
              icon={
                <span className={styles.depth} data-state={state}>
                  {depth + 1}
                </span>
              }
              title={<bdi className={styles.url}>{url}</bdi>}
              extra={t[state]}
            />
          );
        })
        .reverse()}
    </List>
  );
}

/** Renders again after each event of a page, because each event is in the log. */
function usePages() {
  useStore(useShowcase().pageLog);
  return usePlatform().pages();
}
