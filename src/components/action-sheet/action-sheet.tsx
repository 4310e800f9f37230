import { useId } from 'react';
import { Popup } from '@/components/popup';
import styles from './action-sheet.module.css';

export type ActionSheetItem = {
  text: string;
  /** A second, smaller line. */
  description?: string | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'danger';
  /** A colour of the text, in place of the tone's. */
  color?: string | undefined;
  /** @default false */
  disabled?: boolean;
};

export type ActionSheetProps = {
  open: boolean;
  items: readonly ActionSheetItem[];
  title?: string | undefined;
  /** The accessible name of a sheet without a title. @default 'Choose an action' */
  label?: string;
  /** @default 'Cancel' */
  cancelText?: string;
  onSelect: (index: number) => void;
  /** Cancel, Esc, or a tap beside the sheet. It closes when its owner sets `open`. */
  onClose: () => void;
  onExited?: (() => void) | undefined;
};

/** A few choices that rise from the bottom of the screen. */
export function ActionSheet({ items, title, onSelect, onClose, ...props }: ActionSheetProps) {
  const { label = 'Choose an action', cancelText = 'Cancel' } = props;
  const titleId = useId();

  return (
    <Popup
      open={props.open}
      onClose={onClose}
      onExited={props.onExited}
      label={title ? undefined : label}
      labelledBy={title ? titleId : undefined}
    >
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.list}>
        {items.map(({ text, description, tone, color, disabled }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
            key={index}
            type="button"
            className={styles.item}
            data-tone={tone}
            style={{ color }}
            disabled={disabled}
            onClick={() => onSelect(index)}
          >
            {text}
            {description && <span className={styles.description}>{description}</span>}
          </button>
        ))}
      </div>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {cancelText}
      </button>
    </Popup>
  );
}
