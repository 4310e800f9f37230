import { type Ref, type RefObject, useMemo } from 'react';
import { useKitLocale } from '@/platform';
import { dayFor } from './calendar-cell';
import type { GridHandle } from './calendar-grid';
import { CalendarPanel } from './calendar-panel';
import { type DayNames, dayNames } from './day-names';
import { monthSpan } from './month-span';
import type { PickRules } from './pick-day';
import { ReadyNames } from './ready-names';
import type { CalendarProps } from './types';
import { usePicked } from './use-picked';
import { useToday } from './use-today';

type Props = {
  /** False in a popup that is closed. */
  isShown: boolean;
  props: CalendarProps;
  label: string;
  held: readonly string[];
  round: number;
  confirms: boolean;
  names: DayNames | undefined;
  grid: Ref<GridHandle>;
  sought: string | undefined;
  hadFocus: RefObject<boolean>;
  onNames: (names: DayNames) => void;
  onHold: (dates: readonly string[]) => void;
  /** The choice holds. */
  onDone: () => void;
};

/** All of a calendar that waits until it has been mounted. */
export function CalendarDays({ isShown, names, onNames, ...rest }: Props) {
  const locale = useKitLocale();
  if (!isShown) return <ReadyNames locale={locale} onNames={onNames} />;
  return <ShownDays {...rest} ready={names?.locale === locale ? names : undefined} />;
}

type ShownProps = Omit<Props, 'isShown' | 'names' | 'onNames'> & { ready: DayNames | undefined };

function ShownDays({ props, label, ready, ...more }: ShownProps) {
  const { grid, sought, hadFocus, onDone, ...source } = more;
  const { mode = 'single', formatter } = props;
  const locale = useKitLocale();
  const today = useToday();
  const names = useMemo(() => ready ?? dayNames(locale), [ready, locale]);
  const span = monthSpan(props, today);

  const factsOf = (day: number) => formatter?.(dayFor(day, today)) ?? {};
  const rules: PickRules = {
    mode,
    isDisabled: (day) => day < span.min || day > span.max || factsOf(day).disabled === true,
    maxCount: props.maxCount ?? Infinity,
    maxRange: props.maxRange ?? Infinity,
    allowSameDay: props.allowSameDay ?? false,
    allowDisabledInside: props.allowDisabledInRange ?? false,
  };
  const picked = usePicked({ props, ...source }, rules);
  return (
    <CalendarPanel
      {...{
        props,
        names,
        label,
        span,
        rules,
        today,
        picked,
        factsOf,
        grid,
        sought,
        hadFocus,
        onDone,
      }}
      confirms={source.confirms}
    />
  );
}
