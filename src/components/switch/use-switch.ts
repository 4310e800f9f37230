import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '@/components/use-form-reset';
import { useValue } from '@/components/use-value';
import { attempt } from '@/shared/attempt';
import type { SwitchProps } from './switch';

/** Its state, and what a press does. */
export function useSwitch<V>(props: SwitchProps<V>) {
  // Where the values are its owner's, both come from there.
  const { activeValue = true as V, inactiveValue = false as V, beforeChange } = props;
  const { value, defaultValue = inactiveValue, onChange } = props;
  const [first] = useState(value ?? defaultValue);
  const [now, set] = useValue<V>({ value, initial: first, onChange });
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const question = useRef<object>(null);

  const isOn = now === activeValue;
  const busy = asking || props.loading === true;

  /** Nobody waits for the answer any more. */
  const forget = () => {
    question.current = null;
    setAsking(false);
  };
  useEffect(() => forget, []);
  useFormReset(input, () => {
    forget();
    if (now !== first) set(first);
  });

  const press = async () => {
    if (busy || question.current) return;
    const next = isOn ? inactiveValue : activeValue;
    if (!beforeChange) return set(next);
    const asked = {};
    question.current = asked;
    const answer = attempt(() => beforeChange(next)) ?? false;
    if (typeof answer !== 'boolean') setAsking(true);
    const agreed = await Promise.resolve(answer).catch(() => false);
    if (question.current !== asked) return;
    forget();
    if (agreed) set(next);
  };

  const sent = {
    on: activeValue === true ? undefined : String(activeValue),
    off: inactiveValue === false ? undefined : String(inactiveValue),
  };
  return { isOn, busy, input, press, sent };
}
