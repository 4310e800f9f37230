import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { PickerView, type PickerViewColumnProps } from '@/components/picker-view';
import { Spinner } from '@/components/spinner';
import { useKitLocale, useKitWords } from '@/platform';
import { once } from '@/shared/lazy-values';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import { type ModelProps, spanOf } from './field-text';
import { listModel } from './list-models';
import { type Branch, type Draft, type PickerModel, type PickerNode, settle } from './model';
import { momentModel, momentWords } from './moment-model';
import type { PickerBase } from './picker-props';
import styles from './picker-sheet.module.css';
import { useBranches } from './use-branches';

type PickerWheelsProps = {
  modelProps: ModelProps;
  label: string;
  value: unknown;
  visibleCount: number;
  autoFocus: boolean;
  /** Called with the value of the wheels, first for the value at the start. While rows load it is not complete. */
  onDraft: (value: unknown, isWhole: boolean) => void;
};

/** The wheels of one picker in a sheet with several ones. */
export function PickerWheels({ modelProps, label, value, onDraft, ...look }: PickerWheelsProps) {
  const branches = useBranches<PickerNode>();
  const model = useModel(modelProps, branches.fetched);
  const { settled, isWhole, view } = useWheels({ model, branches, value });

  const key = JSON.stringify(settled);
  const tell = useEffectEvent(() => void onDraft(model.write(settled), isWhole));
  useLayoutEffect(() => tell(), [key, isWhole]);

  return <PickerView label={label} {...look} className={styles.wheels} {...view} />;
}

export type Branches = ReturnType<typeof useBranches<PickerNode>>;

type WheelsOptions = {
  model: PickerModel;
  branches: Branches;
  value: unknown;
  renderLabel?: PickerBase['renderLabel'];
  onColumnChange?: PickerBase['onColumnChange'];
};

/** The chosen rows, and the props of the PickerView that shows them. */
export function useWheels({ model, branches, value, renderLabel, onColumnChange }: WheelsOptions) {
  const t = useKitWords(enPickerSheet);
  const [wish, setWish] = useState<Draft>(() => model.read(value));
  const [source, setSource] = useState(() => JSON.stringify(value));
  // The owner passed another value, for example when a wheel turned.
  if (source !== JSON.stringify(value)) {
    setSource(JSON.stringify(value));
    setWish(model.read(value));
  }

  const settled = settle(model, wish);
  const columns = model.columns(settled);
  const pending = columns.find((column) => column.pending)?.pending;
  const { fetchRows, retry } = branches;
  useEffect(() => {
    if (pending && !pending.failed) fetchRows(pending);
  }, [pending, fetchRows]);

  const columnOf = (part: number): Omit<PickerViewColumnProps, 'children'> => {
    const { label, grow, options = [], pending: missing } = columns[part] ?? {};
    const draw = (_: unknown, row: number) => options[row] && renderLabel?.(options[row], part);
    const status = missing?.failed ? (
      <button
        type="button"
        data-part="button"
        className={styles.retry}
        onClick={() => retry(missing.path)}
      >
        {t('loadFailed')}
      </button>
    ) : (
      missing && <Spinner label={t('loading')} />
    );
    return { label, grow, options, renderLabel: renderLabel && draw, status };
  };
  const rowOf = (part: number) =>
    columns[part]?.options.findIndex((choice) => choice.value === settled[part]) ?? 0;

  const order =
    model.order?.filter((part) => part < columns.length) ?? columns.map((_, part) => part);
  const turn = ({ column, value: row }: { readonly column: number; readonly value: number }) => {
    const part = order[column] ?? 0;
    const choice = columns[part]?.options[row];
    if (!choice) return;
    setWish(settled.map((other, place) => (place === part ? choice.value : other)));
    onColumnChange?.({ column: part, value: row });
  };

  return {
    columns,
    settled,
    setWish,
    /** Each column has a row. */
    isWhole: settled.length === columns.length,
    view: { columns: order.map(columnOf), value: order.map(rowOf), onColumnChange: turn },
  };
}

const NAMES = {
  year: 'year',
  month: 'month',
  day: 'pickerDay',
  hour: 'pickerHour',
  minute: 'pickerMinute',
  second: 'pickerSecond',
} as const;

/** Creates the model for the mode's props. */
export function useModel(props: ModelProps, fetched: ReadonlyMap<string, Branch>): PickerModel {
  const { mode, range, rangeKey, columns, data, labels } = props;
  const t = useKitWords(enPickerSheet);
  const locale = useKitLocale();
  const span = spanOf(props);
  // Date and time together need short month names to fit.
  const isShort = span?.from === 0 && span.to > 3;
  const words = useMemo(() => once(() => momentWords(locale, isShort)), [locale, isShort]);
  const list = useMemo(
    () => once(() => listModel({ mode, range, rangeKey, columns, data, labels }, fetched)),
    [mode, range, rangeKey, columns, data, labels, fetched],
  );
  if (!span) return list();

  const { start, end, filter, tillNow } = props;
  return momentModel({
    ...{ span, start, end, now, filter },
    tillNow: tillNow && span.from === 0 ? t('pickerNow') : undefined,
    words: { ...words(), label: (field) => t(NAMES[field]) },
  });
}

/** The current local date and time. */
function now() {
  const date = new Date();
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [...day, date.getHours(), date.getMinutes(), date.getSeconds()];
}
