import { isComplete, pickDay, type PickRefusal, type PickRules } from './pick-day';
import { useState } from 'react';
import { formatDay, parseDay } from './day-number';
import type { CalendarProps } from './types';

type Source = {
  props: CalendarProps;
  /** What holds, YYYY-MM-DD. */
  held: readonly string[];
  /** Another one: what was being chosen is forgotten. */
  round: number;
  confirms: boolean;
  onHold: (dates: readonly string[]) => void;
};

export type Refused = {
  readonly refusal: PickRefusal;
  readonly day: number;
  /** Of the refusals in a row. */
  readonly count: number;
};

type Draft = {
  readonly of: string;
  /** Null where what holds is meant. */
  readonly days: readonly number[] | null;
  readonly refused: Refused | null;
};

/** What is being chosen: a period of which only the start is known, or what is not confirmed. */
export function usePicked({ props, held, round, confirms, onHold }: Source, rules: PickRules) {
  const { mode } = rules;
  const of = `${round} ${held.join()}`;
  const [last, setDraft] = useState<Draft | null>(null);
  const draft = last?.of === of ? last : null;
  const days = draft?.days ?? held.map((date) => parseDay(date) ?? 0);
  const hold = (next: readonly number[]) => {
    setDraft(null);
    onHold(next.map(formatDay));
  };

  return {
    days,
    refused: draft?.refused ?? null,
    /** True where the choice holds now. */
    pick: (day: number): boolean => {
      const { days: next, refusal } = pickDay(days, day, rules);
      const count = (draft?.refused?.count ?? 0) + 1;
      const refused = refusal ? { refusal, day, count } : null;
      setDraft({ of, days: draft?.days ?? null, refused });
      if (refusal) props.onRefuse?.(refusal, formatDay(day));
      if (next === days) return false;
      props.onSelect?.(next.map(formatDay));
      // Of several days also none is a choice.
      const isDone = mode === 'multiple' || isComplete(next, mode);
      if (confirms || !isDone) setDraft({ of, days: next, refused });
      else hold(next);
      return !confirms && isDone;
    },
    confirm: () => hold(days),
  };
}
