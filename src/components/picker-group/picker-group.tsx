import '@/components/kit/tokens-extra.css';
import { useEffect, useRef, useState } from 'react';
import { type OpenProps, useOpen, useOpenings } from '@/components/kit/overlays';
import { useValue } from '@/components/kit/use-value';
import {
  latePickerParts,
  type PickerParts,
  type PickerSource,
  readModel,
} from '@/components/picker';
import { Popup } from '@/components/popup';
import { asItems, asList, asText, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useLate } from '@/shared/late-part';
import { Tabs } from '@/components/tabs';
import { useKitWords } from '@/platform';
import { enPickerGroup } from '@/shared/messages/en-picker';
import { last } from '@/shared/values';
import styles from './picker-group.module.css';

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
  const openings = useOpenings(isOpen);

  const [parts] = useLate(latePickerParts, isOpen, () => change(false, 'failed'));

  return (
    <Popup open={isOpen && parts !== undefined} onOpenChange={change} label={sheet.title}>
      {parts && (
        <PickerGroupSheet
          key={openings}
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
function PickerGroupSheet({ pickers, parts, values, onDraft, ...props }: PickerGroupSheetProps) {
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

  const { nextText = t('paginationNext'), confirmText = t('done') } = props;
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
