import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { PickerView } from '@/components/picker-view';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import type { ModelProps } from './field-text';
import { type Draft, orderOf, type PickerColumn, type PickerNode, settle, wheelsOf } from './model';
import styles from './picker-sheet.module.css';
import { useBranches, useFetch } from './use-branches';
import { useModel } from './use-model';

type PickerWheelsProps = {
  modelProps: ModelProps;
  label: string;
  /** The value at the start. */
  value: unknown;
  visibleCount: number;
  autoFocus: boolean;
  /** Called with the value of the wheels, first for the value at the start. While rows load it is not complete. */
  onDraft: (value: unknown, isWhole: boolean) => void;
};

/** The wheels of one picker in a sheet with several ones. */
export function PickerWheels({ modelProps, label, value, onDraft, ...look }: PickerWheelsProps) {
  const t = useKitWords(enPickerSheet);
  const branches = useBranches<PickerNode>();
  const model = useModel(modelProps, branches.fetched);
  const [wish, setWish] = useState<Draft>(() => model.read(value));
  const settled = settle(model, wish);
  const columns = model.columns(settled);
  useFetch(columns, branches.fetchRows);

  const isWhole = settled.length === columns.length;
  const key = JSON.stringify(settled);
  const tell = useEffectEvent(() => onDraft(model.write(settled), isWhole));
  useLayoutEffect(() => tell(), [key, isWhole]);

  const order = orderOf(model, columns);
  const statusOf = ({ pending }: PickerColumn) =>
    pending?.failed ? (
      <button type="button" className={styles.retry} onClick={() => branches.retry(pending.path)}>
        {t('pickerRetry')}
      </button>
    ) : (
      pending && <Spinner label={t('pickerLoading')} />
    );

  return (
    <PickerView
      label={label}
      {...look}
      className={styles.wheels}
      {...wheelsOf(columns, settled, order, statusOf)}
      onColumnChange={({ column, value: row }) => {
        const part = order[column] ?? 0;
        const choice = columns[part]?.options[row];
        if (choice) setWish(settled.map((one, at) => (at === part ? choice.value : one)));
      }}
    />
  );
}
