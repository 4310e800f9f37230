import { useNumbers } from '@/components/use-numbers';
import { useKitWords } from '@/platform';
import { VisuallyHidden } from '@/components/visually-hidden';
import { enTextField } from '@/shared/messages/en-text';
import { countCharacters } from './characters';
import styles from './text-field.module.css';

/** Read out when so many are left, and when it is too long: not at every key. */
const MARKS = [0, 5, 10, 20];

type CharacterCountProps = {
  id: string | undefined;
  text: string;
  limit: number;
};

export function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const t = useKitWords(enTextField);
  const number = useNumbers();
  const count = countCharacters(text);
  if (limit === Number.POSITIVE_INFINITY) {
    return (
      <span id={id} className={styles.count}>
        {number(count)}
      </span>
    );
  }
  const left = limit - count;
  const mark = MARKS.find((most) => left <= most);
  const spoken = {
    count: number(count),
    limit: number(limit),
  };
  return (
    <div className={styles.count} data-state={left < 0 ? 'over' : left === 0 ? 'full' : 'free'}>
      <span aria-hidden>{`${spoken.count}/${spoken.limit}`}</span>
      <VisuallyHidden>
        <span id={id}>{t('textFieldCount', spoken)}</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <span aria-live="polite">
          {count > 0 && mark !== undefined && limit > mark
            ? left < 0
              ? t('textFieldOver', { count: number(-left) })
              : t('textFieldLeft', { count: number(mark) })
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
