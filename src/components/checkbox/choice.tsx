import '@/components/kit/tokens-extra.css';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { isPrevented, joinClasses, type NativeControl } from '@/components/kit/props';
import styles from './choice.module.css';

export type ChoiceState = 'checked' | 'unchecked' | 'mixed';

/** Props that Checkbox and Radio share. */
export type ChoiceOwnProps = NativeControl & {
  /** The accessible name, if there is no text beside the mark. */
  label?: string;
  /** The text beside the mark. */
  children?: ReactNode;
  /** Replaces the mark. A function gets the state: 'checked', 'unchecked' or 'mixed'. */
  icon?: ReactNode | ((state: ChoiceState) => ReactNode);
  /** The side of the mark. With 'end', the text takes the remaining width. @default 'start' */
  iconPlacement?: 'start' | 'end';
  /** Only the mark takes presses, not the text. @default false */
  labelDisabled?: boolean;
  /** The native control. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
};

type Props = ChoiceOwnProps & {
  kind: 'checkbox' | 'radio';
  state: ChoiceState;
  mark: ReactNode;
  value?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (checked: boolean) => void;
};

/** The row of a checkbox or a radio button: the styled native control and its text. */
export function Choice(props: Props) {
  const {
    kind,
    state,
    mark,
    label,
    children,
    icon,
    iconPlacement,
    labelDisabled,
    ref,
    inputRef,
    className,
    style,
    disabled = false,
    onPick,
    ...native
  } = props;
  // Without a text, it may be inside a `<label>` of the owner, and labels must not nest.
  const Root = labelDisabled || children === undefined ? 'span' : 'label';
  const own = typeof icon === 'function' ? icon(state) : icon;
  return (
    <Root
      className={joinClasses(styles.choice, className)}
      style={style}
      data-kind={kind}
      data-state={state}
      data-placement={iconPlacement}
      data-disabled={disabled || undefined}
    >
      <span className={styles.box}>
        <input
          aria-label={label}
          {...native}
          ref={useMergedRefs(inputRef, ref)}
          type={kind}
          data-part="input"
          className={styles.input}
          checked={state === 'checked'}
          disabled={disabled}
          data-own={own ? '' : undefined}
          onChange={(event) => {
            if (!isPrevented(event)) onPick(event.target.checked);
          }}
        />
        <span data-part="mark" className={styles.mark} data-own={own ? '' : undefined} aria-hidden>
          {own ?? mark}
        </span>
      </span>
      {children !== undefined && (
        <span data-part="text" className={styles.text}>
          {children}
        </span>
      )}
    </Root>
  );
}
