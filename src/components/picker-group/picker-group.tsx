import '@/components/kit/tokens-extra.css';
import { useState } from 'react';
import { type OpenProps, useOpen } from '@/components/kit/overlays';
import { useValue } from '@/components/kit/use-value';
import { latePickerParts, readModel } from '@/components/picker';
import { Popup } from '@/components/popup';
import { asItems, asList, asText, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useLate } from '@/shared/late-part';
import { type PickerGroupItem, PickerGroupSheet } from './picker-group-sheet';

export type PickerGroupProps = OpenProps & {
  /** The pickers, one for each tab. */
  pickers: readonly PickerGroupItem[];
  /** The title of the sheet, and its accessible name. */
  title: string;
  /** One value for each picker, of the type of its mode. Makes it controlled. */
  value?: readonly unknown[];
  /** @default the first rows of each picker, and now for a date or a time */
  defaultValue?: readonly unknown[];
  /** Called with the values of all pickers when the user confirms the last tab. */
  onConfirm?: (values: unknown[]) => void;
  /** Called when a wheel turns. The owner may then change the bounds of another picker. */
  onDraft?: (values: unknown[]) => void;
  /** The value of the tab at each opening. @default the first */
  defaultTab?: string;
  /** @default 'Next' */
  nextText?: string;
  /** @default 'Done' */
  confirmText?: string;
  /** @default 'Cancel' */
  cancelText?: string;
  /** Visible rows. @default 5 */
  visibleCount?: number;
};

const NONE: readonly unknown[] = [];

const readers = {
  pickers: (given: unknown) => asItems<PickerGroupItem>(given).map(readModel),
  title: asText,
  value: ifGiven(asList),
  defaultValue: ifGiven(asList),
  nextText: asText,
  confirmText: asText,
  cancelText: asText,
};

/** Several pickers in one sheet, each in a tab: first a date, then a time. One button confirms all of them. */
export function PickerGroup(ownProps: PickerGroupProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    value,
    defaultValue = NONE,
    onConfirm,
    ...sheet
  } = useData('PickerGroup', useDefaults('PickerGroup', ownProps), readers);
  const [values, setValues] = useValue<readonly unknown[]>({ value, initial: defaultValue });
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  // A new key resets the sheet at each opening, even if the previous one is still closing.
  const [seen, setSeen] = useState({ isOpen, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + Number(isOpen) });

  const [parts] = useLate(latePickerParts, isOpen, () => change(false, 'failed'));

  return (
    <Popup open={isOpen && parts !== undefined} onOpenChange={change} label={sheet.title}>
      {parts && (
        <PickerGroupSheet
          key={seen.openings}
          {...sheet}
          parts={parts}
          values={values}
          onCancel={() => change(false, 'cancel')}
          onDone={(next) => {
            if (!isOpen) return;
            change(false, 'choice');
            setValues(next);
            onConfirm?.(next);
          }}
        />
      )}
    </Popup>
  );
}
