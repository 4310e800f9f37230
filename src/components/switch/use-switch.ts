import { useRef } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { useQuestion } from '@/components/kit/questions';
import type { SwitchProps } from './switch';

/** Its state, and what a press does. */
export function useSwitch<V>(props: SwitchProps<V>) {
  // Where the values are its owner's, both come from there.
  const { activeValue = true as V, inactiveValue = false as V, beforeChange } = props;
  const { value, defaultValue = inactiveValue, onChange } = props;
  const { isAsking, ask, forget } = useQuestion();
  const input = useRef<HTMLInputElement>(null);
  const [now, set] = useFormValue<V>(input, {
    name: props.name,
    value,
    initial: defaultValue,
    onChange,
    hint: { on: activeValue, off: inactiveValue },
    clear: forget,
  });

  const isOn = now === activeValue;
  const busy = isAsking || props.loading === true;

  const press = () => {
    if (busy) return;
    const next = isOn ? inactiveValue : activeValue;
    ask(
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
