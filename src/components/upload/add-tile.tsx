import { PlusIcon } from '@/components/icon';
import styles from './upload.module.css';

type Props = { id: string; field: string; text: string; dropText: string | null; hidden: boolean };

/** The label of the browser's own chooser: a tap on it is a tap on that, everywhere. */
export function AddTile({ id, field, text, dropText, hidden }: Props) {
  return (
    <li className={styles.adds} hidden={hidden}>
      <label htmlFor={field} className={styles.add}>
        <PlusIcon size={26} weight={1.5} />
        <span id={id}>{text}</span>
        {dropText && <span>{dropText}</span>}
      </label>
    </li>
  );
}
