import { type KeyboardEvent, useId } from 'react';
import type { Action } from '@/components/kit/action';
import { useAction } from '@/components/kit/use-action';
import { asItems, asText, asTextOrNull, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useContentWarning, useOpen } from '@/components/kit/overlays';
import { Popup, type PopupProps } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enActionSheet } from '@/shared/messages/en-overlays';
import styles from './action-sheet.module.css';

export type ActionSheetAction = Action & {
  /** A second, smaller line. */
  description?: string | undefined;
  /** The text colour, instead of the tone's colour. */
  color?: string | undefined;
  /** Shows a spinner beside the text. Users cannot choose the action. @default false */
  loading?: boolean | undefined;
};

type Shared = Omit<
  PopupProps,
  ('side' | 'title' | 'children') | ('snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange')
>;

export type ActionSheetProps = Shared & {
  actions: readonly ActionSheetAction[];
  title?: string | undefined;
  /** Null removes the button. @default 'Cancel' */
  cancelText?: string | null | undefined;
  /** Closes the sheet after a choice. @default true */
  closeOnAction?: boolean;
};

const readers = { actions: asItems, title: asText, cancelText: asTextOrNull };

/** A sheet of actions at the bottom of the screen. */
export function ActionSheet(ownProps: ActionSheetProps) {
  const {
    actions,
    title,
    open: owned,
    defaultOpen,
    onOpenChange,
    label,
    labelledBy,
    cancelText,
    closeOnAction = true,
    ...popup
  } = useData('ActionSheet', useDefaults('ActionSheet', ownProps), readers);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const isEmpty = actions.length === 0;
  const open = wanted && !isEmpty;
  useContentWarning(
    wanted && isEmpty,
    'ActionSheet stays closed: `actions` should have at least 1 action',
  );
  const { pending, run } = useAction(open);
  const t = useKitWords(enActionSheet);
  const titleId = useId();
  const name = title ? titleId : (labelledBy ?? popup['aria-labelledby']);
  const cancel = cancelText === undefined ? t('cancel') : cancelText;

  const select = (index: number, action: ActionSheetAction) => {
    if (action.disabled || action.loading) return;
    run(
      () => action.onClick?.(),
      () => closeOnAction && change(false, 'choice'),
      index,
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
        {actions.map((action, index) => {
          const isBusy = action.loading || pending === index;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
              key={index}
              type="button"
              className={styles.item}
              data-tone={action.tone}
              style={{ color: action.color }}
              // Not `disabled`: screen readers read the action, and it keeps the focus while busy.
              aria-disabled={action.disabled || isBusy || undefined}
              aria-busy={isBusy || undefined}
              onClick={() => select(index, action)}
            >
              {action.icon && <span className={styles.icon}>{action.icon}</span>}
              <span className={styles.text}>
                {action.label}
                {action.description && (
                  <span className={styles.description}>{action.description}</span>
                )}
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
