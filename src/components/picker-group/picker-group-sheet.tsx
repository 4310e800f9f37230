import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PickerSource, PickerWheels } from '@/components/picker';
import { Tabs } from '@/components/tabs';
import { useKitWords } from '@/platform';
import { enPickerGroup } from '@/shared/messages/en-picker-sheet';
import { last } from '@/shared/values';
import type { PickerGroupProps } from './picker-group';
import styles from './picker-group.module.css';

/** A picker in a tab: `mode`, `range`, `columns`, `data`, `start`, `end` and so on, as of Picker. */
export type PickerGroupItem = PickerSource & {
  readonly key: string;
  /** The text of the tab, and the accessible name of the wheels. */
  readonly title: string;
};

type Texts = 'title' | 'nextText' | 'confirmText' | 'cancelText' | 'visibleCount' | 'defaultTab';

type PickerGroupSheetProps = Pick<PickerGroupProps, Texts | 'pickers' | 'onDraft'> & {
  Wheels: typeof PickerWheels;
  values: readonly unknown[];
  onDone: (values: unknown[]) => void;
  onCancel: () => void;
};

type Drafts = Readonly<Record<string, { readonly value: unknown; readonly isWhole: boolean }>>;

/** The bar, the tabs and the wheels. Each opening mounts a new sheet. */
export function PickerGroupSheet({
  pickers,
  Wheels,
  values,
  onDraft,
  ...props
}: PickerGroupSheetProps) {
  const t = useKitWords(enPickerGroup);
  const panels = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(props.defaultTab);
  const [drafts, setDrafts] = useState<Drafts>({});
  const newest = useRef(drafts);
  /** Counts the presses of Next. After each the wheels of the new tab get the focus. */
  const [steps, setSteps] = useState(0);

  const chosen = pickers.find(({ key }) => key === wanted) ?? pickers[0];
  const isLast = chosen === last(pickers);
  const isWhole = (key: string | undefined) => drafts[key ?? '']?.isWhole === true;

  const keep = (key: string, value: unknown, whole: boolean) => {
    const before = newest.current[key];
    newest.current = { ...newest.current, [key]: { value, isWhole: whole } };
    setDrafts(newest.current);
    if (!before || String(before.value) === String(value)) return;
    onDraft?.(pickers.map((picker) => newest.current[picker.key]?.value));
  };

  const show = (key: string | undefined) => {
    setWanted(key);
    setSteps(steps + 1);
  };
  const goOn = () => {
    if (!chosen || !isWhole(chosen.key)) return;
    if (!isLast) return show(pickers[pickers.indexOf(chosen) + 1]?.key);
    const missing = pickers.find(({ key }) => !isWhole(key));
    if (missing) return show(missing.key);
    props.onDone(pickers.map(({ key }) => drafts[key]?.value));
  };

  useEffect(() => {
    if (steps === 0) return;
    panels.current
      ?.querySelector<HTMLElement>(':scope > :not([hidden]) [role="listbox"]')
      ?.focus({ preventScroll: true });
  }, [steps]);

  const press = (event: KeyboardEvent) => {
    const isWheel = event.target instanceof Element && event.target.matches('[role=listbox]');
    if (event.key !== 'Enter' || !isWheel) return;
    event.preventDefault();
    goOn();
  };

  return (
    <div className={styles.sheet} role="presentation" onKeyDown={press}>
      <div className={styles.bar}>
        <button type="button" className={styles.cancel} onClick={props.onCancel}>
          {props.cancelText ?? t('pickerCancel')}
        </button>
        <strong className={styles.title}>{props.title}</strong>
        <button
          type="button"
          className={styles.done}
          disabled={!isWhole(chosen?.key)}
          onClick={goOn}
        >
          {isLast
            ? (props.confirmText ?? t('pickerDone'))
            : (props.nextText ?? t('paginationNext'))}
        </button>
      </div>
      <Tabs
        label={props.title}
        layout="share"
        items={pickers.map(({ key, title }) => ({ key, title }))}
        value={chosen?.key ?? ''}
        onChange={setWanted}
        className={styles.tabs}
      />
      <div ref={panels}>
        {pickers.map(({ key, title, ...modelProps }, index) => (
          <div key={key} role="tabpanel" aria-label={title} hidden={key !== chosen?.key}>
            <Wheels
              modelProps={modelProps}
              label={title}
              value={values[index]}
              visibleCount={props.visibleCount ?? 5}
              autoFocus={key === chosen?.key}
              onDraft={(value, whole) => keep(key, value, whole)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
