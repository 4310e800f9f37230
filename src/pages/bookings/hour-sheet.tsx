import { type Action, ActionSheet } from 'portico';
import { useText } from '@/pages/showcase/words';
import { hours, type Slot } from './house';
import { words } from './words';

type HourSheetProps = {
  slot: Slot;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHour: (hour: number) => Promise<unknown>;
  more?: readonly Action[];
};

/** Other hours for a booking. A part of the page, because the code of `showActionSheet` does not come in a tunnel. */
export function HourSheet({ slot, open, onOpenChange, onHour, more = [] }: HourSheetProps) {
  const t = useText(words);
  const others = hours.filter((hour) => hour !== slot.hour);
  const actions = others.map((hour) => ({
    label: t.slot(slot.table, hour),
    onClick: () => void onHour(hour),
  }));
  return (
    <ActionSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.anotherHour}
      actions={[...actions, ...more]}
    />
  );
}
