import { useEffect, useRef, useState } from 'react';
import type { PickerParts, PickerSource } from '@/components/picker';
import { Tabs } from '@/components/tabs';
import { useKitWords } from '@/platform';
import { enPickerGroup } from '@/shared/messages/en-picker';
import { last } from '@/shared/values';
import type { PickerGroupProps } from './picker-group';
import styles from './picker-group.module.css';

/** A picker in a tab: `mode`, `range`, `columns`, `data`, `start`, `end` and so on, as of Picker. */
export type PickerGroupItem = PickerSource & {
  readonly value: string;
  /** The text of the tab, and the accessible name of the wheels. */
  readonly label: string;
};

type Texts = 'title' | 'nextText' | 'confirmText' | 'cancelText' | 'visibleCount' | 'defaultTab';

type PickerGroupSheetProps = Pick<PickerGroupProps, Texts | 'pickers' | 'onDraft'> & {
  parts: PickerParts;
  values: readonly unknown[];
  onDone: (values: unknown[]) => void;
  onCancel: () => void;
};

type Drafts = Readonly<Record<string, { readonly value: unknown; readonly isWhole: boolean }>>;

/** The bar, the tabs and the wheels. Each opening mounts a new sheet. */
export function PickerGroupSheet({
  pickers,
  parts,
  values,
  onDraft,
  ...props
}: PickerGroupSheetProps) {
  const { PickerFrame, PickerWheels } = parts;
  const t = useKitWords(enPickerGroup);
  const panels = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(props.defaultTab);
  const [drafts, setDrafts] = useState<Drafts>({});
  const newest = useRef(drafts);
  /** Counts the presses of Next. After each the wheels of the new tab get the focus. */
  const [steps, setSteps] = useState(0);

  const chosen = pickers.find(({ value }) => value === wanted) ?? pickers[0];
  const isLast = chosen === last(pickers);
  const isWhole = (key: string | undefined) => drafts[key ?? '']?.isWhole === true;

  const keep = (key: string, value: unknown, whole: boolean) => {
    const before = newest.current[key];
    newest.current = { ...newest.current, [key]: { value, isWhole: whole } };
    setDrafts(newest.current);
    if (!before || String(before.value) === String(value)) return;
    onDraft?.(pickers.map((picker) => newest.current[picker.value]?.value));
  };

  const show = (key: string | undefined) => {
    setWanted(key);
    setSteps(steps + 1);
  };
  const goOn = () => {
    if (!chosen || !isWhole(chosen.value)) return;
    if (!isLast) return show(pickers[pickers.indexOf(chosen) + 1]?.value);
    const missing = pickers.find(({ value }) => !isWhole(value));
    if (missing) return show(missing.value);
    props.onDone(pickers.map(({ value }) => drafts[value]?.value));
  };

  useEffect(() => {
    if (steps === 0) return;
    panels.current
      ?.querySelector<HTMLElement>(':scope > :not([hidden]) [role="listbox"]')
      ?.focus({ preventScroll: true });
  }, [steps]);

  const { nextText = t('paginationNext'), confirmText = t('pickerDone') } = props;
  return (
    <PickerFrame
      title={props.title}
      cancelText={props.cancelText}
      doneText={isLast ? confirmText : nextText}
      isWhole={isWhole(chosen?.value)}
      onCancel={props.onCancel}
      onDone={goOn}
    >
      <Tabs
        label={props.title}
        layout="share"
        items={pickers.map(({ value, label }) => ({ value, label }))}
        value={chosen?.value ?? ''}
        onChange={setWanted}
        className={styles.tabs}
      />
      <div ref={panels}>
        {pickers.map(({ value, label, ...modelProps }, index) => (
          <div key={value} role="tabpanel" aria-label={label} hidden={value !== chosen?.value}>
            <PickerWheels
              modelProps={modelProps}
              label={label}
              value={values[index]}
              visibleCount={props.visibleCount ?? 5}
              autoFocus={value === chosen?.value}
              onDraft={(draft, whole) => keep(value, draft, whole)}
            />
          </div>
        ))}
      </div>
    </PickerFrame>
  );
}
