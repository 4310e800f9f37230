import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Action } from '@/components/kit/action';
import { focusByKey } from '@/components/kit/focus-keys';
import { type OpenChangeReason, useContentWarning, useOpen } from '@/components/kit/overlays';
import { useAction } from '@/components/kit/use-action';
import { Popup, type PopupProps } from '@/components/popup';
import { useKitWords } from '@/platform';
import { enActionSheet } from '@/shared/messages/en-overlays';
import styles from './action-sheet.module.css';

type Inherited = Omit<
  PopupProps,
  ('side' | 'title' | 'children') | ('snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange')
>;

/** An action of a sheet. */
export type SheetAction = Action & {
  /** A second, smaller line. */
  description?: string | undefined;
};

/** The props of every sheet of actions. */
export type SheetProps = Inherited & {
  /** A smaller line below the title. */
  description?: string | undefined;
  /** Null removes the button. @default 'Cancel' */
  cancelText?: string | null | undefined;
  /** Closes the sheet after a choice. @default true */
  closeOnAction?: boolean;
};

/** The `aria-*` attributes and the handler of an action's button, and whether it waits for an answer. */
export type ActionPart = {
  readonly isBusy: boolean;
  readonly button: {
    readonly type: 'button';
    readonly 'aria-disabled': true | undefined;
    readonly 'aria-busy': true | undefined;
    readonly onClick: () => void;
  };
};

type FrameProps = SheetProps & {
  /** The name of the component in a warning. */
  kind: string;
  title?: string | null | undefined;
  /** The accessible name of a sheet without a title. */
  fallbackLabel: string;
  isEmpty: boolean;
  /** The actions. `partOf` gives the attributes of each button. */
  children: (partOf: (id: string, action: BusyAction) => ActionPart) => ReactNode;
};

type BusyAction = Action & { readonly loading?: boolean | undefined };

/**
 * A sheet at the bottom of the screen with a title, actions and Cancel. Each row of actions has `data-row`. A choice and
 * Cancel close it here, and Popup closes it for all other reasons.
 */
export function SheetFrame({
  kind,
  title,
  description,
  fallbackLabel,
  isEmpty,
  children,
  open: owned,
  defaultOpen,
  onOpenChange,
  label,
  labelledBy,
  describedBy,
  cancelText,
  closeOnAction = true,
  ...popup
}: FrameProps) {
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const open = wanted && !isEmpty;
  useContentWarning(
    wanted && isEmpty,
    `${kind} stays closed: \`actions\` should have at least 1 action`,
  );
  const { pending, run } = useAction(open);
  const t = useKitWords(enActionSheet);
  const id = useId();
  const cancel = cancelText === undefined ? t('cancel') : cancelText;
  const name =
    labelledBy ?? popup['aria-labelledby'] ?? (title && !label ? `${id}-title` : undefined);
  const close = (reason: OpenChangeReason) => change(false, reason);

  const partOf = (key: string, action: BusyAction): ActionPart => {
    const isBusy = action.loading === true || pending === key;
    return {
      isBusy,
      button: {
        type: 'button',
        // Not `disabled`: screen readers read the action, and it keeps the focus while it is busy.
        'aria-disabled': action.disabled || isBusy || undefined,
        'aria-busy': isBusy || undefined,
        onClick: () => {
          if (action.disabled || action.loading) return;
          run(
            () => action.onClick?.(),
            () => closeOnAction && close('choice'),
            key,
          );
        },
      },
    };
  };

  return (
    <Popup
      {...popup}
      open={open}
      onOpenChange={change}
      label={name ? undefined : (label ?? popup['aria-label'] ?? fallbackLabel)}
      labelledBy={name}
      describedBy={describedBy ?? (description ? `${id}-text` : undefined)}
    >
      {(title || description) && (
        <div data-part="header" className={styles.header}>
          {title && (
            <h2 id={`${id}-title`} data-part="title" className={styles.title}>
              {title}
            </h2>
          )}
          {description && (
            <p id={`${id}-text`} data-part="text" className={styles.text}>
              {description}
            </p>
          )}
        </div>
      )}
      <div data-part="list" className={styles.list} onKeyDown={moveFocus} role="presentation">
        {children(partOf)}
      </div>
      {cancel !== null && (
        <button
          type="button"
          data-part="cancel"
          className={styles.cancel}
          onClick={() => close('cancel')}
        >
          {cancel}
        </button>
      )}
    </Popup>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  focusByKey(
    event,
    rows.map((row) =>
      row instanceof HTMLButtonElement ? [row] : [...row.querySelectorAll('button')],
    ),
  );
}
