import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Action } from '@/components/kit/action';
import { submitKitForm } from '@/components/kit/form-control';
import { useAction } from '@/components/kit/use-action';
import { asItems, asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { type OpenChangeReason, useOpen } from '@/components/kit/overlays';
import { Popup, type PopupProps } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enDialog } from '@/shared/messages/en-overlays';
import styles from './dialog.module.css';

export type DialogAction = Action & {
  /** The answer that changes nothing: `onOpenChange` gets the reason `cancel`. @default false */
  cancels?: boolean | undefined;
  /** A text colour that replaces the tone's. */
  color?: string | undefined;
  /**
   * The id of a form. The press submits it, and so does Enter in one of its fields. `onClick` is called only if the form
   * is valid, and after the kit's Form was sent.
   */
  form?: string | undefined;
};

type Shared = Omit<
  PopupProps,
  ('side' | 'title' | 'closeOnMask') | ('snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange')
>;

export type DialogProps = Shared & {
  title?: string | undefined;
  /** The buttons in reading order. Put the one that changes nothing first. */
  actions: readonly DialogAction[];
  /** A press closes the dialog, after its promise has resolved. @default true */
  closeOnAction?: boolean;
  /** A tap beside the panel closes it. @default false */
  closeOnMask?: boolean;
  /** Side by side if the texts fit, or always in a column. More than two are always in a column. @default 'auto' */
  layout?: 'auto' | 'column';
};

const readers = { actions: asItems, title: asText };

/** A dialog in the middle of the screen, with buttons as answers. */
export function Dialog(ownProps: DialogProps) {
  const {
    title,
    label,
    children,
    actions,
    open: owned,
    defaultOpen,
    onOpenChange,
    closeOnAction = true,
    closeOnMask = false,
    layout = 'auto',
    ...popup
  } = useData('Dialog', useDefaults('Dialog', ownProps), readers);
  const [open, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const { pending, run } = useAction(open);
  const t = useKitWords(enDialog);
  const id = useId();
  const content = useScrollStop(open);

  // Screen readers read an alert as a whole when it opens. A panel of any content can be long.
  const describes = isText(children) || (popup.role === 'alertdialog' && Boolean(children));

  const close = (_: boolean, reason: OpenChangeReason) => {
    // While an answer is pending, the dialog stays open to show its result.
    if (pending === null || reason === 'page') change(false, reason);
  };
  const press = (action: DialogAction, index: number, event: MouseEvent) => {
    const done = () => closeOnAction && change(false, action.cancels ? 'cancel' : 'choice');
    const begun = !action.disabled && run(() => answerOf(action, event), done, index);
    // The button may submit a form, so a press without effect must not submit it.
    if (!begun) event.preventDefault();
  };

  return (
    <Popup
      {...popup}
      side="center"
      open={open}
      closeOnMask={closeOnMask}
      onOpenChange={close}
      label={title ? undefined : (label ?? popup['aria-label'] ?? t('dialog'))}
      labelledBy={title ? `${id}-title` : popup.labelledBy}
      describedBy={popup.describedBy ?? (describes ? `${id}-content` : undefined)}
    >
      <div ref={content} data-part="content" className={styles.content}>
        {title && (
          <h2 id={`${id}-title`} data-part="title" className={styles.title}>
            {title}
          </h2>
        )}
        {children && (
          <div id={`${id}-content`} data-part="text" className={styles.text}>
            {children}
          </div>
        )}
      </div>
      <div
        data-part="actions"
        className={styles.actions}
        data-layout={actions.length > 2 ? 'column' : layout}
      >
        {actions.map((action, index) => (
          <ActionButton
            // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
            key={index}
            action={action}
            isPending={pending === index}
            isDisabled={action.disabled || pending !== null}
            busyText={t('dialogBusy')}
            onClick={(event) => press(action, index, event)}
          />
        ))}
      </div>
    </Popup>
  );
}

type ButtonProps = {
  action: DialogAction;
  isPending: boolean;
  isDisabled: boolean;
  busyText: string;
  onClick: (event: MouseEvent) => void;
};

function ActionButton({ action, isPending, isDisabled, busyText, onClick }: ButtonProps) {
  const { label, icon, tone = 'plain', color, form } = action;
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      data-part="action"
      className={styles.action}
      data-tone={color ? 'plain' : tone}
      style={{ color: isPending ? undefined : color }}
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={isDisabled || undefined}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {icon && (
        <span data-part="icon" className={styles.sign}>
          {icon}
        </span>
      )}
      {label}
      {isPending && (
        <span className={styles.busy}>
          <Spinner size="1.25rem" label={busyText} />
        </span>
      )}
    </button>
  );
}

/** Returns false if the form is invalid. */
function answerOf({ form: id, onClick }: DialogAction, event: MouseEvent): unknown {
  const form = id === undefined ? null : document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return onClick?.();
  const sent = submitKitForm(form);
  if (sent) {
    // Prevent a second submission by the browser.
    event.preventDefault();
    return sent.then((isSent) => isSent && onClick?.());
  }
  // The press then submits the form, and the browser shows its errors.
  return !form.noValidate && form.matches(':invalid') ? false : onClick?.();
}

function isText(children: ReactNode): boolean {
  return typeof children === 'string' && children !== '';
}

/** A scrollable text is a tab stop, so that users can scroll it by keyboard. */
function useScrollStop(open: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }, [open]);
  return ref;
}
