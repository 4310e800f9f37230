import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { usePending } from '@/components/kit/questions';
import { asRows, asText, asTextOrNull, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useContentWarning, useOpen } from '@/components/kit/overlays';
import { Popup, type PopupProps } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enActionSheet } from '@/shared/messages/en-overlays';
import styles from './action-sheet.module.css';

export type ActionSheetItem = {
  text: string;
  /** A second, smaller line. */
  description?: string | undefined;
  icon?: ReactNode;
  /** @default 'plain' */
  tone?: 'plain' | 'danger';
  /** The text colour, instead of the tone's colour. */
  color?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /** Shows a spinner beside the text. Users cannot choose the item. @default false */
  loading?: boolean;
};

type Shared = Omit<
  PopupProps,
  | ('side' | 'title' | 'onSelect' | 'children')
  | ('snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange')
>;

export type ActionSheetProps = Shared & {
  items: readonly ActionSheetItem[];
  title?: string | undefined;
  /** Null removes the button. @default 'Cancel' */
  cancelText?: string | null | undefined;
  /** The item shows a spinner until a promise settles. `false` or a rejection keeps the sheet open. */
  onSelect?: ((index: number) => unknown) | undefined;
  /** Closes the sheet after a choice. @default true */
  closeOnAction?: boolean;
};

const readers = { items: asRows, title: asText, cancelText: asTextOrNull };

/** A sheet of choices at the bottom of the screen. */
export function ActionSheet(ownProps: ActionSheetProps) {
  const {
    items,
    title,
    onSelect,
    open: owned,
    defaultOpen,
    onOpenChange,
    label,
    labelledBy,
    cancelText,
    closeOnAction = true,
    ...popup
  } = useData('ActionSheet', useDefaults('ActionSheet', ownProps, ['onSelect']), readers);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const isEmpty = items.length === 0;
  const open = wanted && !isEmpty;
  useContentWarning(
    wanted && isEmpty,
    'ActionSheet stays closed: `items` should have at least 1 item',
  );
  const [pending, run] = usePending(open);
  const t = useKitWords(enActionSheet);
  const titleId = useId();
  const name = title ? titleId : (labelledBy ?? popup['aria-labelledby']);
  const cancel = cancelText === undefined ? t('cancel') : cancelText;

  const select = (index: number, item: ActionSheetItem) => {
    if (item.disabled || item.loading) return;
    run(
      index,
      () => onSelect?.(index),
      () => closeOnAction && change(false, 'choice'),
    );
  };

  return (
    <Popup
      {...popup}
      open={open}
      onOpenChange={change}
      label={name ? undefined : (label ?? popup['aria-label'] ?? t('choices'))}
      labelledBy={name}
    >
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.list} onKeyDown={moveFocus} role="presentation">
        {items.map((item, index) => {
          const isBusy = item.loading || pending === index;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
              key={index}
              type="button"
              className={styles.item}
              data-tone={item.tone}
              style={{ color: item.color }}
              // Not `disabled`: screen readers read the item, and it keeps the focus while busy.
              aria-disabled={item.disabled || isBusy || undefined}
              aria-busy={isBusy || undefined}
              onClick={() => select(index, item)}
            >
              {item.icon && <span className={styles.icon}>{item.icon}</span>}
              <span className={styles.text}>
                {item.text}
                {item.description && <span className={styles.description}>{item.description}</span>}
              </span>
              {isBusy && <Spinner size="1.25rem" label={t('loading')} />}
            </button>
          );
        })}
      </div>
      {cancel !== null && (
        <button type="button" className={styles.cancel} onClick={() => change(false, 'cancel')}>
          {cancel}
        </button>
      )}
    </Popup>
  );
}

/** Moves the focus with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented) return;
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === event.target);
  const goals: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items[goal]?.focus();
}
