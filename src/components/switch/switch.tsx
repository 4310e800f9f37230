import '@/components/kit/tokens-extra.css';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { isPrevented, joinClasses, type NativeControl } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import styles from './switch.module.css';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { useAction } from '@/components/kit/use-action';

export type SwitchProps<V = boolean> = Omit<NativeControl, 'role'> & {
  /** The accessible name, if there is no text beside the switch. */
  label?: string;
  /** The text beside the switch. A press on it counts too. */
  children?: ReactNode;
  /** Makes it controlled. The switch is on if the value equals `activeValue`. */
  value?: V;
  /** @default inactiveValue */
  defaultValue?: V;
  /** The value when it is on. @default true */
  activeValue?: V;
  /** The value when it is off. Forms get it too if it is not `false`. @default false */
  inactiveValue?: V;
  /** Shows that the switch is busy. It ignores presses and keeps the focus. @default false */
  loading?: boolean;
  /** Called before each change. False or a rejection refuses the change, and a promise makes it busy. */
  beforeChange?: (next: V) => boolean | Promise<boolean>;
  onChange?: (value: V) => void;
  /** The native control. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
};

/** A switch that applies at once: a native checkbox with the role `switch`. */
export function Switch<V = boolean>(ownProps: SwitchProps<V>) {
  const props = useDefaults('Switch', ownProps);
  const { isOn, busy, input, press, sent } = useSwitch(props);
  const {
    label,
    children,
    value: _value,
    defaultValue: _defaultValue,
    activeValue: _activeValue,
    inactiveValue: _inactiveValue,
    loading: _loading,
    beforeChange: _beforeChange,
    onChange: _onChange,
    ref,
    className,
    style,
    ...native
  } = props;
  // Without a text, it may be inside a `<label>` of the owner, and labels must not nest.
  const Root = children === undefined ? 'span' : 'label';
  return (
    <Root
      className={joinClasses(styles.switch, className)}
      style={style}
      data-state={isOn ? 'on' : 'off'}
      data-disabled={native.disabled || undefined}
      data-loading={busy || undefined}
    >
      {children !== undefined && (
        <span data-part="text" className={styles.text}>
          {children}
        </span>
      )}
      <span className={styles.box}>
        <input
          aria-label={label}
          {...native}
          ref={useMergedRefs(input, ref)}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it
          role="switch"
          data-part="input"
          className={styles.input}
          checked={isOn}
          value={sent}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            if (!isPrevented(event)) press();
          }}
        />
        <span data-part="track" className={styles.track} aria-hidden>
          <span data-part="thumb" className={styles.thumb}>
            {busy && <Spinner size={16} />}
          </span>
        </span>
      </span>
    </Root>
  );
}

/** The state of a switch, and the handler of its presses. */
function useSwitch<V>(props: SwitchProps<V>) {
  // With a custom V, the owner gives both values, so the casts apply only to booleans.
  const { activeValue = true as V, inactiveValue = false as V, beforeChange } = props;
  const { value, defaultValue = inactiveValue, onChange } = props;
  const { pending, run, forget } = useAction();
  useEffect(() => forget, [forget]);
  const input = useRef<HTMLInputElement>(null);
  const [now, set] = useFormValue<V>(input, {
    name: props.name,
    value,
    initial: defaultValue,
    onChange,
    disabled: props.disabled,
    fromForm: (given) => (String(given) === String(activeValue) ? activeValue : inactiveValue),
    clear: forget,
  });

  const isOn = now === activeValue;
  const { name, form, disabled } = props;
  // A native checkbox that is off sends nothing.
  useFormEntries(input, { name, form, disabled, read: () => !isOn && now });
  const busy = pending !== null || props.loading === true;

  const press = () => {
    if (busy) return;
    const next = isOn ? inactiveValue : activeValue;
    run(
      () => beforeChange?.(next),
      () => set(next),
    );
  };

  const sent = activeValue === true ? undefined : String(activeValue);
  return { isOn, busy, input, press, sent };
}
