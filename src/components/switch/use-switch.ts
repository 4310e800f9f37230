import { useRef, useState } from 'react';
import { useFormReset } from '@/components/kit/form-control';
import { useQuestion } from '@/components/kit/questions';
import { useValue } from '@/components/kit/use-value';
import type { SwitchProps } from './switch';

/** Its state, and what a press does. */
export function useSwitch<V>(props: SwitchProps<V>) {
  // Where the values are its owner's, both come from there.
  const { activeValue = true as V, inactiveValue = false as V, beforeChange } = props;
  const { value, defaultValue = inactiveValue, onChange } = props;
  const [first] = useState(value ?? defaultValue);
  const [now, set] = useValue<V>({ value, initial: first, onChange });
  const { isAsking, ask, forget } = useQuestion();
  const input = useRef<HTMLInputElement>(null);

  const isOn = now === activeValue;
  const busy = isAsking || props.loading === true;
  useFormReset(input, () => {
    forget();
    if (now !== first) set(first);
  });

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
