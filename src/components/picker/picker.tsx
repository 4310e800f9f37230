import '@/components/kit/tokens-extra.css';
import { useMemo, useRef, useState } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useContentWarning, useOpen } from '@/components/kit/overlays';
import { useKitLocale, useKitWords } from '@/platform';
import { fetchLate, late, useLate } from '@/shared/late-part';
import { enPicker } from '@/shared/messages/en-picker';
import {
  fieldText,
  fromForm,
  type ModelProps,
  modelReaders,
  shownValue,
  spanOf,
  toForm,
} from './field-text';
import { momentTexts } from './fields';
import type { PickerBase, PickerProps } from './picker-props';
import { useBranches } from './use-branches';
import { SheetField } from './sheet-field';

// The props of all modes. `splitMode` separates them from the props of the field's button.
type Loose = Omit<PickerBase, 'onChange'> &
  ModelProps & {
    value?: unknown;
    defaultValue?: unknown;
    onChange?: (value: unknown) => void;
    format?: (value: unknown) => string;
  };

/** The popup, as a lazy chunk. */
export const latePopup = late(() => import('./picker-popup').then((file) => file.PickerPopup));

/** The frame and the wheels for sheets of other components, in the same chunk. */
export const latePickerParts = /* @__PURE__ */ late(() =>
  import('./picker-popup').then(({ PickerFrame, PickerWheels }) => ({ PickerFrame, PickerWheels })),
);

const readers = {
  ...modelReaders,
  title: asText,
  placeholder: asText,
  confirmText: asText,
  cancelText: asText,
};

/** A field that opens a sheet with scroll wheels: one list, several lists, a tree, a time or a date. */
export function Picker(ownProps: PickerProps) {
  const props = useDefaults('Picker', ownProps as Loose);
  const [modeProps, own] = splitMode(useData('Picker', props, readers));
  const { mode = 'selector', data, columns, range } = props;
  const isVague = !spanOf(props) && !data && !columns && range === undefined;
  useContentWarning(isVague, `Picker: mode ${mode} needs range, columns or data`);
  const {
    value,
    defaultValue,
    onChange,
    format,
    open,
    defaultOpen,
    onOpenChange,
    onColumnChange,
    searchable = false,
    bare = false,
    label,
    title,
    confirmText,
    cancelText,
    visibleCount,
    handle,
    renderLabel,
    loading = false,
    ...field
  } = own;

  const root = useRef<HTMLDivElement>(null);
  const branches = useBranches();
  const t = useKitWords(enPicker);
  const locale = useKitLocale();
  const [chosen, setChosen] = useFormValue<unknown>(root, {
    name: own.name,
    value,
    initial: defaultValue,
    onChange,
    disabled: own.disabled,
    fromForm: (given) => fromForm(modeProps, given),
    toForm: (next) => toForm(modeProps, next),
  });
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const [isFailed, setFailed] = useState(false);
  const [Popup] = useLate(latePopup, isOpen, () => {
    setFailed(true);
    change(false, 'failed');
  });
  const go = (reason: 'trigger' | 'code') => {
    setFailed(false);
    change(true, reason);
  };

  useHandle(handle, { open: () => go('code'), close: () => change(false, 'code') });

  const { fetched } = branches;
  const momentText = useMemo(() => momentTexts(locale), [locale]);
  const shown = shownValue(modeProps, chosen);
  const text = fieldText(modeProps, chosen, { fetched, momentText, now: t('pickerNow') });

  return (
    <>
      {!bare && (
        <SheetField
          {...field}
          label={label}
          root={root}
          text={isFailed ? t('loadFailed') : text !== null && format ? format(shown) : text}
          sent={text === null ? '' : String(shown)}
          isOpen={isOpen}
          onNear={() => fetchLate(latePopup).catch(() => {})}
          onOpen={() => go('trigger')}
        />
      )}
      {Popup && (
        <Popup
          {...{ label, title, confirmText, cancelText, visibleCount }}
          {...{ searchable, branches, onColumnChange, renderLabel, loading }}
          modelProps={modeProps}
          open={isOpen}
          value={chosen}
          onClose={(reason) => change(false, reason)}
          onDone={(next) => {
            change(false, 'choice');
            setChosen(next);
          }}
        />
      )}
    </>
  );
}

function splitMode({ mode, range, rangeKey, columns, data, labels, ...rest }: Loose) {
  const { fields, start, end, filter, tillNow, ...own } = rest;
  const moment = { fields, start, end, filter, tillNow };
  return [{ mode, range, rangeKey, columns, data, labels, ...moment }, own] as const;
}
