import { useText } from '@/pages/showcase/words';
import { Dusk } from './dusk';
import styles from './picture.module.css';
import { words } from './words';

export default function Picture() {
  const t = useText(words);
  return (
    <>
      <div className={styles.picture}>
        <Dusk label={t.caption} />
      </div>
      <article className={styles.article}>
        <h2 className={styles.headline}>{t.headline}</h2>
        {t.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </article>
    </>
  );
}
