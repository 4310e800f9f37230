import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { submitKitForm } from '@/components/kit/form-control';
import { usePending } from '@/components/kit/questions';
import { asItems, asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { type OpenChangeReason, useOpen } from '@/components/kit/overlays';
import { Popup, type PopupProps } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enDialog } from '@/shared/messages/en-overlays';
import styles from './dialog.module.css';

export type DialogAction = {
  /** The id `cancel` marks the answer that changes nothing: `onOpenChange` then gets the reason `cancel`. */
  id: string;
  text: string;
  /** A promise shows a spinner until it settles. After `false`, or a rejection, the dialog stays. */
  onPress?: (() => unknown) | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'primary' | 'danger';
  /** A text colour that replaces the tone's. */
  color?: string | undefined;
  /** @default false */
  disabled?: boolean;
  /**
   * The id of a form. The press submits it, and so does Enter in one of its fields. `onPress` is called only if the form
   * is valid, and after the kit's Form was sent.
   */
  form?: string | undefined;
};

type Shared = Omit<
  PopupProps,
  'side' | 'title' | 'snapPoints' | 'snap' | 'defaultSnap' | 'onSnapChange'
>;

export type DialogProps = Shared & {
  title?: string | undefined;
  /** The buttons in reading order. Put the one that changes nothing first. */
  actions: readonly DialogAction[];
  /** A press closes the dialog, after its promise has resolved. @default true */
  closeOnAction?: boolean;
  /** Side by side if the texts fit, or always in a column. @default 'auto' */
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
  const [pending, run] = usePending(open);
  const t = useKitWords(enDialog);
  const id = useId();
  const content = useScrollStop(open);

  // Screen readers read an alert as a whole when it opens. A panel of any content can be long.
  const describes = isText(children) || (popup.role === 'alertdialog' && Boolean(children));

  const close = (_: boolean, reason: OpenChangeReason) => {
    // While an answer is pending, the dialog stays open to show its result.
    if (pending === null || reason === 'page') change(false, reason);
  };
  const press = (action: DialogAction, event: MouseEvent) => {
    const done = () => closeOnAction && change(false, action.id === 'cancel' ? 'cancel' : 'choice');
    const begun = !action.disabled && run(action.id, () => answerOf(action, event), done);
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
      <div ref={content} className={styles.content}>
        {title && (
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        )}
        {children && (
          <div id={`${id}-content`} className={styles.text}>
            {children}
          </div>
        )}
      </div>
      <div className={styles.actions} data-layout={actions.length > 2 ? 'column' : layout}>
        {actions.map((action) => (
          <ActionButton
            key={action.id}
            action={action}
            isPending={pending === action.id}
            isDisabled={action.disabled || pending !== null}
            busyText={t('dialogBusy')}
            onPress={(event) => press(action, event)}
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
  onPress: (event: MouseEvent) => void;
};

function ActionButton({ action, isPending, isDisabled, busyText, onPress }: ButtonProps) {
  const { text, tone = 'plain', color, form } = action;
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      className={styles.action}
      data-tone={color ? 'plain' : tone}
      style={{ color: isPending ? undefined : color }}
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={isDisabled || undefined}
      aria-busy={isPending || undefined}
      onClick={onPress}
    >
      {text}
      {isPending && (
        <span className={styles.busy}>
          <Spinner size="1.25rem" label={busyText} />
        </span>
      )}
    </button>
  );
}

/** Returns false if the form is invalid. */
function answerOf({ form: id, onPress }: DialogAction, event: MouseEvent): unknown {
  const form = id === undefined ? null : document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return onPress?.();
  const sent = submitKitForm(form);
  if (sent) {
    // Prevent a second submission by the browser.
    event.preventDefault();
    return sent.then((isSent) => isSent && onPress?.());
  }
  // The press then submits the form, and the browser shows its errors.
  return !form.noValidate && form.matches(':invalid') ? false : onPress?.();
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
