import { useEffect, useRef } from 'react';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { useAction } from '@/components/kit/use-action';
import type { SwitchProps } from './switch';

/** The state of a switch, and the handler of its presses. */
export function useSwitch<V>(props: SwitchProps<V>) {
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

  const sent = {
    on: activeValue === true ? undefined : String(activeValue),
    off: inactiveValue === false ? undefined : String(inactiveValue),
  };
  return { isOn, busy, input, press, sent };
}
