import { useStore } from 'zustand';
import { PorticoMark } from '@/pages/showcase/portico-mark';
import { useText } from '@/pages/showcase/words';
import { useNavigator } from '@/router';
import styles from './home.module.css';
import { words } from './words';

/** Describes the product, and proves it with one line of live data. */
export function Hero() {
  const t = useText(words);
  const { store } = useNavigator();
  const depth = useStore(store, ({ stack }) => stack.pages.length);
  const position = useStore(store, ({ stack }) => stack.position);

  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <PorticoMark />
      </div>
      <h2 className={styles.headline}>{t.headline}</h2>
      <p className={styles.intro}>{t.intro}</p>
      <p className={styles.live}>
        <span className={styles.pulse} aria-hidden="true" />
        <span>
          {t.depth(depth)} · {t.position(position + 1)}
        </span>
      </p>
    </section>
  );
}
