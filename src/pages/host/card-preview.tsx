import { LinkIcon } from 'portico/icons';
import { useText } from '@/pages/showcase/words';
import styles from './card-preview.module.css';
import { words } from './words';

type Props = {
  title: string;
  desc: string;
  isShared: boolean;
};

/** The card about as a chat shows it. */
export function CardPreview({ title, desc, isShared }: Props) {
  const t = useText(words);

  return (
    <figure className={styles.chat} aria-label={t.preview}>
      {isShared ? (
        <div className={styles.card} dir="auto">
          <p className={styles.title}>{title}</p>
          <p className={styles.desc}>{desc}</p>
          <span className={styles.picture}>
            <LinkIcon size={22} />
          </span>
          <p className={styles.origin}>
            <bdi>{window.location.host}</bdi>
          </p>
        </div>
      ) : (
        <p className={styles.none}>{t.notShared}</p>
      )}
    </figure>
  );
}
