import { CloseIcon, PlusIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useKitLocale, useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import { sizeText } from './size-text';
import type { UploadProps, UploadRefusal } from './types';
import styles from './upload.module.css';

type RefusalListProps = {
  id: string;
  refusals: readonly UploadRefusal[];
  maxSize: UploadProps['maxSize'];
  maxCount: number;
  onDismiss: () => void;
};

/** Lists each refused file with the reason. */
export function RefusalList({
  id,
  refusals,
  maxSize = Infinity,
  maxCount,
  onDismiss,
}: RefusalListProps) {
  const t = useKitWords(enUpload);
  const locale = useKitLocale();
  const textOf = ({ file, reason, message }: UploadRefusal): string => {
    const { name } = file;
    const limit = typeof maxSize === 'function' ? maxSize(file) : maxSize;
    switch (reason) {
      case 'size':
        return t('uploadTooLarge', { name, size: sizeText(limit, locale) });
      case 'type':
        return t('uploadWrongType', { name });
      case 'count':
        return t('uploadTooMany', { name, count: maxCount });
      case 'before':
        return message || t('uploadRefused', { name });
      default:
        return reason satisfies never;
    }
  };

  return (
    // Screen readers announce only changes of an existing alert, so render it while it is empty.
    <div role="alert" data-part="error" className={styles.refusals}>
      {refusals.length > 0 && (
        <>
          <ul role="list" id={id}>
            {refusals.map((refusal, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={index}>{textOf(refusal)}</li>
            ))}
          </ul>
          <button
            type="button"
            data-part="close"
            className={styles.dismiss}
            aria-label={t('close')}
            onClick={onDismiss}
          >
            <KitIcon name="close" icon={CloseIcon} size="1rem" />
          </button>
        </>
      )}
    </div>
  );
}

type AddTileProps = {
  id: string;
  field: string;
  text: string;
  dropText: string | null;
  hidden: boolean;
};

/** The label of the native file input, so that a tap opens the chooser in every browser. */
export function AddTile({ id, field, text, dropText, hidden }: AddTileProps) {
  return (
    <li className={styles.adds} hidden={hidden}>
      <label htmlFor={field} data-part="button" className={styles.add}>
        <KitIcon name="plus" icon={PlusIcon} size={26} weight={1.5} />
        <span id={id}>{text}</span>
        {dropText && <span>{dropText}</span>}
      </label>
    </li>
  );
}
