import { useMemo } from 'react';
import { useKitLocale, useKitWords } from '@/platform';
import { enPicker } from '@/shared/messages/en-picker';
import { FIELDS, type PickerField } from './fields';
import { columnsModel, type PickerItem, rangeModel, selectorModel, treeModel } from './list-models';
import type { Branch, Draft, PickerColumn, PickerModel, PickerNode } from './model';
import { type MomentOptions, momentModel } from './moment-model';
import { momentWords } from './moment-words';

/** The props of all modes that make the columns. */
export type ModelProps = {
  readonly mode?: 'selector' | 'multiSelector' | 'region' | 'time' | 'date' | undefined;
  readonly range?: readonly (PickerItem | readonly PickerItem[])[] | undefined;
  readonly rangeKey?: string | undefined;
  readonly columns?:
    | readonly PickerColumn[]
    | ((values: Draft) => readonly PickerColumn[])
    | undefined;
  readonly data?: readonly PickerNode[] | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly fields?: PickerField | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly filter?: MomentOptions['filter'];
  readonly tillNow?: boolean | undefined;
};

const NAMES = {
  year: 'pickerYear',
  month: 'pickerMonth',
  day: 'pickerDay',
  hour: 'pickerHour',
  minute: 'pickerMinute',
  second: 'pickerSecond',
} as const;

/** What the mode's props come to. */
export function useModel(props: ModelProps, fetched: ReadonlyMap<string, Branch>): PickerModel {
  const { mode = 'selector', range, rangeKey, columns, data, labels } = props;
  const t = useKitWords(enPicker);
  const locale = useKitLocale();
  const from = mode === 'date' ? 0 : mode === 'time' ? 3 : -1;
  const { fields = from === 0 ? 'day' : 'minute' } = props;
  const isShort = from === 0 && FIELDS.indexOf(fields) > 2;
  const words = useMemo(
    () => (from < 0 ? null : momentWords(locale, isShort)),
    [from, locale, isShort],
  );

  const list = useMemo(() => {
    if (data) return treeModel(data, fetched, labels);
    if (columns) return columnsModel(columns);
    if (!range) return null;
    return mode === 'multiSelector'
      ? rangeModel(range.filter(Array.isArray), rangeKey, labels)
      : selectorModel(range, rangeKey);
  }, [mode, range, rangeKey, columns, data, labels, fetched]);

  if (words) {
    const { start, end, filter, tillNow } = props;
    return momentModel({
      span: { from, to: FIELDS.indexOf(fields) + 1 },
      start,
      end,
      now,
      filter,
      tillNow: tillNow && from === 0 ? t('pickerNow') : undefined,
      words: { ...words, label: (field) => t(NAMES[field]) },
    });
  }
  if (!list) throw new Error(`Picker: mode ${mode} needs range, columns or data`);
  return list;
}

/** By the visitor's own clock. */
function now() {
  const date = new Date();
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [...day, date.getHours(), date.getMinutes(), date.getSeconds()];
}
