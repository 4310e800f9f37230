import { Cell } from '@/components/cell';
import { BackIcon } from '@/components/icon';
import { List } from '@/components/list';
import { Column, Lead } from '@/pages/showcase/column';
import { useText } from '@/pages/showcase/words';
import { usePlatform, useWords } from '@/platform';
import styles from './custom-bar.module.css';
import { words } from './words';

const MINUTES_APART = 5;

export default function CustomBar() {
  const t = useText(words);
  const runtime = useWords();
  const platform = usePlatform();

  return (
    <>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.back}
          aria-label={runtime('back')}
          onClick={() => void platform.back()}
        >
          <BackIcon />
        </button>
        <div className={styles.titles}>
          <h1 className={styles.title}>{t.title}</h1>
          <p className={styles.subtitle}>{t.subtitle}</p>
        </div>
      </header>
      <Column>
        <Lead>{t.text}</Lead>
        <List title={t.stops}>
          {t.names.map((name, index) => (
            <Cell key={name} title={name} value={t.minutes(index * MINUTES_APART)} />
          ))}
        </List>
      </Column>
    </>
  );
}
