import { isComplete, pickDay, type PickRefusal, type PickRules } from './pick-day';
import { useState } from 'react';
import { formatDay, parseDay } from '@/components/kit/day-number';
import type { CalendarProps } from './types';

type Source = {
  props: CalendarProps;
  /** The value as YYYY-MM-DD. */
  held: readonly string[];
  /** A new number discards the draft. */
  round: number;
  confirms: boolean;
  onHold: (dates: readonly string[]) => void;
};

export type Refused = {
  readonly refusal: PickRefusal;
  readonly day: number;
  /** The number of refusals in a row. */
  readonly count: number;
};

type Draft = {
  readonly of: string;
  /** Null if the value is unchanged. */
  readonly days: readonly number[] | null;
  readonly refused: Refused | null;
};

/** The draft: a period with only a start, or a choice that is not confirmed. */
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
    /** Returns true if the pick has set the value. */
    pick: (day: number): boolean => {
      const { days: next, refusal } = pickDay(days, day, rules);
      const count = (draft?.refused?.count ?? 0) + 1;
      const refused = refusal ? { refusal, day, count } : null;
      setDraft({ of, days: draft?.days ?? null, refused });
      if (refusal) props.onRefuse?.(refusal, formatDay(day));
      if (next === days) return false;
      props.onSelect?.(next.map(formatDay));
      const isDone = isComplete(next, rules);
      if (confirms || !isDone) setDraft({ of, days: next, refused });
      else hold(next);
      // A popup stays open for another day if the user takes the day back.
      return !confirms && isDone && (mode === 'multiple' || next.length > 0);
    },
    clear: () => {
      if (days.length === 0) return;
      props.onSelect?.([]);
      if (confirms) setDraft({ of, days: [], refused: null });
      else hold([]);
    },
    confirm: () => hold(days),
  };
}
