import '@/components/kit/tokens-extra.css';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { isPrevented, joinClasses, splitProps } from '@/components/kit/props';
import styles from './choice.module.css';

export type ChoiceState = 'checked' | 'unchecked' | 'mixed';

type Native = Omit<
  ComponentProps<'input'>,
  | 'type'
  | 'size'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'defaultValue'
  | 'onChange'
  | 'ref'
  | 'className'
  | 'style'
  | 'children'
>;

/** What a checkbox and a radio button have in common for their owners. */
export type ChoiceOwnProps = Native & {
  /** The accessible name, where there is no text beside the mark. */
  label?: string;
  /** The text beside the mark. */
  children?: ReactNode;
  /** In place of the mark; a function is told the state. */
  icon?: ReactNode | ((state: ChoiceState) => ReactNode);
  /** On which side of the text the mark stands; at the end the text takes the room. @default 'start' */
  iconPlacement?: 'start' | 'end';
  /** Only the mark takes presses, not the text. @default false */
  labelDisabled?: boolean;
  ref?: Ref<HTMLElement>;
  className?: string;
  style?: CSSProperties;
};

type Props = ChoiceOwnProps & {
  kind: 'checkbox' | 'radio';
  state: ChoiceState;
  mark: ReactNode;
  /** One of several that share a name: what they send is a list. */
  many?: boolean;
  value?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (checked: boolean) => void;
};

/** The row of a checkbox or a radio button: the native control, dressed, and its text. */
export function Choice(props: Props) {
  const { kind, state, mark, label, children, icon, iconPlacement, labelDisabled, ...more } = props;
  const { ref, inputRef, className, style, disabled = false, many, onPick, ...rest } = more;
  const { root, handlers, control } = splitProps(rest);
  // Without a text of its own it may stand in its owner's label, and labels do not nest.
  const Root = labelDisabled || children === undefined ? 'span' : 'label';
  const own = typeof icon === 'function' ? icon(state) : icon;
  return (
    <Root
      {...root}
      ref={ref as Ref<HTMLLabelElement>}
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
          {...control}
          {...handlers}
          ref={inputRef}
          type={kind}
          className={styles.input}
          checked={state === 'checked'}
          disabled={disabled}
          data-own={own ? '' : undefined}
          data-type={many ? 'list' : undefined}
          onChange={(event) => {
            if (!isPrevented(event)) onPick(event.target.checked);
          }}
        />
        <span className={styles.mark} data-own={own ? '' : undefined} aria-hidden>
          {own ?? mark}
        </span>
      </span>
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </Root>
  );
}
