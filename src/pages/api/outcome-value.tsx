import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import { picturesIn } from './pictures-in';
import { printValue } from './print-value';
import { words } from './words';

/** The result of a call. Its pictures are shown as pictures. */
export function OutcomeValue({ value }: { value: unknown }) {
  const t = useText(words);
  const pictures = picturesIn(value);
  if (value === undefined) return <p className={styles.quiet}>{t.nothing}</p>;
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ path, name }) => (
            <li key={path}>
              <img className={styles.picture} src={path} alt={name} />
            </li>
          ))}
        </ul>
      )}
      <pre className={styles.pre} dir="ltr">
        {printValue(value)}
      </pre>
    </>
  );
}
