import '@/components/tokens-extra.css';
import { useImperativeHandle, useRef, useState } from 'react';
import { Popup } from '@/components/popup';
import { useFormReset } from '@/components/use-form-reset';
import { useValue } from '@/components/use-value';
import { textsOf } from './model';
import { PickerField } from './picker-field';
import type { PickerBase, PickerProps } from './picker-props';
import { PickerSheet } from './picker-sheet';
import { useBack } from './use-back';
import { useBranches } from './use-branches';
import { type ModelProps, useModel } from './use-model';

// Every mode's own props, so that what is left goes to the field's button.
type Loose = Omit<PickerBase, 'onChange'> &
  ModelProps & {
    value?: unknown;
    defaultValue?: unknown;
    onChange?: (value: unknown) => void;
    format?: (value: unknown) => string;
  };

/** A field that opens a sheet of wheels: of one list, of several, of a tree, of times and of dates. */
export function Picker(props: PickerProps) {
  const [modeProps, own] = splitMode(props as Loose);
  const { value, defaultValue, onChange, format, open, defaultOpen, onOpenChange, ...more } = own;
  const { onCancel, onColumnChange, searchable = false, bare = false, ...look } = more;
  const { label, title, confirmText, cancelText, visibleCount, handle, ref, ...field } = look;

  const root = useRef<HTMLDivElement>(null);
  const branches = useBranches();
  const model = useModel(modeProps, branches.fetched);
  const [initial] = useState(value ?? defaultValue);
  const [chosen, setChosen] = useValue<unknown>({ value, initial, onChange });
  const [isOpen, setOpen] = useValue({
    value: open,
    initial: defaultOpen ?? false,
    onChange: onOpenChange,
  });
  useFormReset(root, () => setChosen(initial));
  // Opened again while it still leaves, a sheet begins anew too.
  const [seen, setSeen] = useState({ isOpen, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + Number(isOpen) });

  const cancel = () => {
    if (!isOpen) return;
    setOpen(false);
    onCancel?.();
  };
  useBack(isOpen, cancel);
  useImperativeHandle(handle, () => ({ open: () => setOpen(true), close: () => setOpen(false) }));

  const isFilled = model.has(chosen);
  const show = () => {
    if (format) return format(chosen);
    const draft = model.read(chosen);
    return model.show?.(draft) ?? textsOf(model, draft);
  };

  return (
    <>
      {!bare && (
        <PickerField
          {...field}
          label={label}
          root={root}
          rootRef={ref}
          text={isFilled ? show() : ''}
          sent={isFilled ? String(chosen) : ''}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
        />
      )}
      <Popup open={isOpen} onClose={cancel} label={title ?? label}>
        <PickerSheet
          key={seen.openings}
          {...{ label, title, confirmText, cancelText, visibleCount }}
          model={model}
          value={chosen}
          searchable={searchable}
          branches={branches}
          onColumnChange={onColumnChange}
          onCancel={cancel}
          onDone={(next) => {
            setOpen(false);
            setChosen(next);
          }}
        />
      </Popup>
    </>
  );
}

function splitMode({ mode, range, rangeKey, columns, data, labels, ...rest }: Loose) {
  const { fields, start, end, filter, tillNow, ...own } = rest;
  const moment = { fields, start, end, filter, tillNow };
  return [{ mode, range, rangeKey, columns, data, labels, ...moment }, own] as const;
}
