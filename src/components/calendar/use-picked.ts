import { useState } from 'react';
import { useValue } from '@/components/use-value';
import { formatDay } from './day-number';
import { readDay } from './month-span';
import { isComplete, type PickRules, type Picked, pickDay } from './pick-day';
import type { CalendarProps } from './types';

/** What holds, and what is being chosen: a period of which only the start is known, or what is not confirmed. */
export function usePicked(props: CalendarProps, rules: PickRules, confirms: boolean) {
  const { mode } = rules;
  const [first] = useState(() => daysOf('defaultValue', props.defaultValue) ?? []);
  const [held, hold] = useValue({
    value: daysOf('value', props.value),
    initial: first,
    onChange: (days: readonly number[]) => tell(props, days.map(formatDay)),
  });
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const [refused, setRefused] = useState<(Picked & { readonly day: number }) | null>(null);
  const key = held.join();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setDraft(null);
  }

  const days = draft ?? held;
  const commit = (next: readonly number[]) => {
    setDraft(null);
    hold(next);
  };

  return {
    held,
    days,
    refused,
    /** True where the choice holds now. */
    pick: (day: number): boolean => {
      const picked = pickDay(days, day, rules);
      setRefused(picked.refusal ? { ...picked, day } : null);
      if (picked.refusal) props.onRefuse?.(picked.refusal, formatDay(day));
      if (picked.days === days) return false;
      props.onSelect?.(picked.days.map(formatDay));
      // Of several days also none is a choice.
      const isDone = mode === 'multiple' || isComplete(picked.days, mode);
      if (confirms || !isDone) setDraft(picked.days);
      else commit(picked.days);
      return !confirms && isDone;
    },
    confirm: () => commit(days),
    forget: () => {
      setDraft(null);
      setRefused(null);
    },
    reset: () => {
      setRefused(null);
      commit(first);
    },
  };
}

function daysOf(prop: string, value: CalendarProps['value']): readonly number[] | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return [];
  const texts = typeof value === 'string' ? [value] : value;
  return texts.map((text) => readDay(prop, text)).sort((a, b) => a - b);
}

function tell(props: CalendarProps, dates: string[]) {
  const [first, last] = dates;
  if (props.mode === 'multiple') props.onChange?.(dates);
  else if (props.mode !== 'range') props.onChange?.(first ?? null);
  else props.onChange?.(first !== undefined && last !== undefined ? [first, last] : null);
}
