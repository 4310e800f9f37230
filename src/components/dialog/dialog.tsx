import { type ReactNode, useId } from 'react';
import { Popup } from '@/components/popup';
import styles from './dialog.module.css';
import { useScrollStop } from './use-scroll-stop';

export type DialogAction = {
  id: string;
  text: string;
  onPress: () => void;
  /** @default 'plain' */
  tone?: 'plain' | 'primary' | 'danger';
  /** A colour of the text, in place of the tone's. */
  color?: string | undefined;
};

export type DialogProps = {
  open: boolean;
  title?: string | undefined;
  /** The accessible name of a dialog without a title. */
  label?: string | undefined;
  /** A text, or anything else. */
  children?: ReactNode;
  /** In reading order: the one that changes nothing first. */
  actions: readonly DialogAction[];
  /** Esc was pressed, or the mask tapped. It closes when its owner sets `open`. */
  onClose?: (() => void) | undefined;
  /** Enter was pressed while no field and no button had the focus. */
  onEnter?: (() => void) | undefined;
  onExited?: (() => void) | undefined;
  /** @default false */
  closeOnMask?: boolean;
  /** alertdialog for what interrupts the visitor's work. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
};

/** A question in the middle of the screen, with its answers as buttons. */
export function Dialog({ title, label, children, actions, ...props }: DialogProps) {
  const { closeOnMask = false } = props;
  const id = useId();
  const content = useScrollStop(props.open);

  return (
    <Popup
      side="center"
      open={props.open}
      role={props.role ?? 'dialog'}
      closeOnMask={closeOnMask}
      onClose={props.onClose}
      onEnter={props.onEnter}
      onExited={props.onExited}
      label={title ? undefined : label}
      labelledBy={title ? `${id}-title` : undefined}
      describedBy={typeof children === 'string' && children ? `${id}-content` : undefined}
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
      <div className={styles.actions}>
        {actions.map(({ id: key, text, tone = 'plain', color, onPress }) => (
          <button
            key={key}
            type="button"
            className={styles.action}
            data-tone={color ? 'plain' : tone}
            style={{ color }}
            onClick={onPress}
          >
            {text}
          </button>
        ))}
      </div>
    </Popup>
  );
}
