import { type KeyboardEvent, useId } from 'react';
import type { Action } from '@/components/kit/action';
import { useAction } from '@/components/kit/use-action';
import { asItems, asText, asTextOrNull, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useContentWarning, useOpen } from '@/components/kit/overlays';
import { Popup, type PopupProps } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enShareSheet } from '@/shared/messages/en-overlays';
import styles from './share-sheet.module.css';

export type ShareAction = Action & {
  /** A second, smaller line. */
  description?: string | undefined;
  /** The colour of the icon. @default the text's */
  color?: string | undefined;
  /** The colour behind the icon. @default the fill colour */
  background?: string | undefined;
};

type Shared = Omit<
  PopupProps,
  ('side' | 'title' | 'children') | ('snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange')
>;

export type ShareSheetProps = Shared & {
  /** In one row or in several: an array of arrays. */
  actions: readonly ShareAction[] | readonly (readonly ShareAction[])[];
  /** Null leaves the title out. @default 'Share' */
  title?: string | null | undefined;
  /** A smaller line below the title. */
  description?: string | undefined;
  /** Null leaves the button out. @default 'Cancel' */
  cancelText?: string | null | undefined;
  /** Closes the sheet after a choice. @default true */
  closeOnAction?: boolean;
};

const readers = {
  actions: asItems,
  title: asTextOrNull,
  description: asText,
  cancelText: asTextOrNull,
};

/** Rows of ways to share something, in a sheet at the bottom of the screen. */
export function ShareSheet(ownProps: ShareSheetProps) {
  const {
    actions,
    title,
    description,
    open: owned,
    defaultOpen,
    onOpenChange,
    label,
    cancelText,
    closeOnAction = true,
    labelledBy,
    describedBy,
    ...popup
  } = useData('ShareSheet', useDefaults('ShareSheet', ownProps), readers);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const rows = rowsOf(actions);
  const isEmpty = rows.length === 0;
  const open = wanted && !isEmpty;
  useContentWarning(
    wanted && isEmpty,
    'ShareSheet stays closed: `actions` should have at least 1 action',
  );
  const { pending, run } = useAction(open);
  const t = useKitWords(enShareSheet);
  const id = useId();
  const heading = title === undefined ? t('shareTitle') : title;
  const cancel = cancelText === undefined ? t('cancel') : cancelText;

  const select = (key: string, action: ShareAction) => {
    if (action.disabled) return;
    run(
      () => action.onClick?.(),
      () => closeOnAction && change(false, 'choice'),
      key,
    );
  };
  const hasTitle = heading !== null && heading !== '';

  return (
    <Popup
      {...popup}
      open={open}
      onOpenChange={change}
      label={label ?? (hasTitle ? undefined : t('shareTitle'))}
      labelledBy={labelledBy ?? (hasTitle && !label ? `${id}-title` : undefined)}
      describedBy={describedBy ?? (description ? `${id}-text` : undefined)}
    >
      {(hasTitle || description) && (
        <div className={styles.header}>
          {hasTitle && (
            <h2 id={`${id}-title`} className={styles.title}>
              {heading}
            </h2>
          )}
          {description && (
            <p id={`${id}-text`} className={styles.description}>
              {description}
            </p>
          )}
        </div>
      )}
      <div className={styles.rows} onKeyDown={moveFocus} role="presentation">
        {rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <ul key={y} role="list" className={styles.row} data-row>
            {row.map((action, x) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
              <li key={x} className={styles.place}>
                <ShareButton
                  action={action}
                  isBusy={pending === `${y} ${x}`}
                  busyLabel={t('loading')}
                  onClick={() => select(`${y} ${x}`, action)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {cancel !== null && (
        <button type="button" className={styles.cancel} onClick={() => change(false, 'cancel')}>
          {cancel}
        </button>
      )}
    </Popup>
  );
}

/** One row may be given as it is. */
function rowsOf(actions: ShareSheetProps['actions']): readonly (readonly ShareAction[])[] {
  const isRow = (entry: unknown): entry is readonly ShareAction[] => Array.isArray(entry);
  const rows = actions.every(isRow) ? actions : [actions as readonly ShareAction[]];
  return rows.map(asItems<ShareAction>).filter((row) => row.length > 0);
}

type ShareButtonProps = {
  action: ShareAction;
  isBusy: boolean;
  busyLabel: string;
  onClick: () => void;
};

function ShareButton({ action, isBusy, busyLabel, onClick }: ShareButtonProps) {
  const { label, icon, description, color, background, disabled } = action;
  return (
    <button
      type="button"
      className={styles.option}
      // Not `disabled`: screen readers read it, and it keeps the focus while it is busy.
      aria-disabled={disabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      <span className={styles.icon} style={{ color, background }}>
        {isBusy ? <Spinner size="1.5rem" label={busyLabel} /> : icon}
      </span>
      <span className={styles.text}>{label}</span>
      {description && <span className={styles.note}>{description}</span>}
    </button>
  );
}

/** Left and Right move in a row, Up and Down between rows, Home and End to the ends of a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')].map((row) => [
    ...row.querySelectorAll('button'),
  ]);
  const y = rows.findIndex((row) => row.some((button) => button === event.target));
  const row = rows[y];
  if (!row) return;
  const x = row.findIndex((button) => button === event.target);
  const flip = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  /** A shorter row ends earlier. */
  const inRow = (other: readonly HTMLElement[] = []) => other[Math.min(x, other.length - 1)];
  const goals: Record<string, HTMLElement | undefined> = {
    ArrowRight: row[x + flip],
    ArrowLeft: row[x - flip],
    ArrowDown: inRow(rows[y + 1]),
    ArrowUp: inRow(rows[y - 1]),
    Home: row[0],
    End: row[row.length - 1],
  };
  if (!(event.key in goals)) return;
  event.preventDefault();
  goals[event.key]?.focus();
}
