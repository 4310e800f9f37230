import { useState } from 'react';
import { Popup } from '@/components/popup';
import type { ModelProps } from './field-text';
import { PickerSheet, type PickerSheetProps } from './picker-sheet';
import { useModel } from './use-model';

type Props = Omit<PickerSheetProps, 'model'> & { modelProps: ModelProps; open: boolean };

/** All of a picker but its field: it comes when a visitor goes for it. */
export function PickerPopup({ open, modelProps, ...sheet }: Props) {
  const model = useModel(modelProps, sheet.branches.fetched);
  // Opened again while it still leaves, a sheet begins anew too.
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) setSeen({ open, openings: seen.openings + Number(open) });

  return (
    <Popup open={open} onClose={sheet.onCancel} label={sheet.title ?? sheet.label}>
      <PickerSheet key={seen.openings} {...sheet} model={model} />
    </Popup>
  );
}
