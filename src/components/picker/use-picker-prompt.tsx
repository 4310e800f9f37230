import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchLate } from '@/shared/late-part';
import type { Draft } from './model';
import { latePopup, Picker } from './picker';
import type {
  ColumnsProps,
  DateProps,
  PickerBase,
  PickerProps,
  RangesProps,
  RegionProps,
  SelectorProps,
  TimeProps,
  TreeProps,
} from './picker-props';

/** The props of a sheet that a call opens. */
export type PickerQuestion = Pick<
  PickerBase,
  | 'label'
  | 'title'
  | 'confirmText'
  | 'cancelText'
  | 'visibleCount'
  | 'searchable'
  | 'renderLabel'
  | 'onColumnChange'
>;

type Asked<Mode> = PickerQuestion & Omit<Mode, 'defaultValue' | 'onChange' | 'format'>;

/** Opens the sheet. Resolves with the value on Done, and with null if the sheet closes without one. */
export type PickerPrompt = {
  (question: Asked<SelectorProps>): Promise<number | null>;
  (question: Asked<RangesProps>): Promise<readonly number[] | null>;
  (question: Asked<ColumnsProps> | Asked<TreeProps> | Asked<RegionProps>): Promise<Draft | null>;
  (question: Asked<TimeProps> | Asked<DateProps>): Promise<string | null>;
};

type Call = {
  readonly id: number;
  readonly question: object;
  readonly isOpen: boolean;
};

/**
 * Opens a Picker by a call, without a field: `const [prompt, sheet] = usePickerPrompt()`. Render `sheet` anywhere in the
 * component. Cancel, another call and leaving the page resolve with null. The promise rejects if the sheet does not load.
 */
export function usePickerPrompt(): [prompt: PickerPrompt, sheet: ReactNode] {
  const [call, setCall] = useState<Call | null>(null);
  const calls = useRef(0);
  const settle = useRef<(value: unknown) => void>(null);

  const answer = (value: unknown) => {
    settle.current?.(value);
    settle.current = null;
    setCall((now) => now && { ...now, isOpen: false });
  };

  useEffect(
    () => () => {
      // A call whose sheet still loads must not open it.
      calls.current += 1;
      settle.current?.(null);
      settle.current = null;
      // A page that is only hidden must not show the sheet again when it comes back.
      setCall(null);
    },
    [],
  );

  const [prompt] = useState(() => async (question: object) => {
    calls.current += 1;
    const id = calls.current;
    settle.current?.(null);
    settle.current = null;
    await fetchLate(latePopup);
    if (calls.current !== id) return null;
    return new Promise<unknown>((resolve) => {
      settle.current = resolve;
      setCall({ id, question, isOpen: true });
    });
  });

  const { id, question, isOpen = false } = call ?? {};
  const sheet = question && (
    <Picker
      key={id}
      {...(question as PickerProps)}
      bare
      open={isOpen}
      onChange={answer}
      onOpenChange={(_, reason) => reason !== 'choice' && answer(null)}
    />
  );
  return [prompt as PickerPrompt, sheet];
}
