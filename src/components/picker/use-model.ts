import { useMemo } from 'react';
import { useKitLocale, useKitWords } from '@/platform';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import { type ModelProps, type PickerItem, spanOf } from './field-text';
import { columnsModel, rangeModel, selectorModel, treeModel } from './list-models';
import type { Branch, PickerModel } from './model';
import { momentModel, momentWords } from './moment-model';

const NAMES = {
  year: 'pickerYear',
  month: 'pickerMonth',
  day: 'pickerDay',
  hour: 'pickerHour',
  minute: 'pickerMinute',
  second: 'pickerSecond',
} as const;

const NONE: readonly PickerItem[] = [];

/** Creates the model for the mode's props. */
export function useModel(props: ModelProps, fetched: ReadonlyMap<string, Branch>): PickerModel {
  const { mode = 'selector', range = NONE, rangeKey, columns, data, labels } = props;
  const t = useKitWords(enPickerSheet);
  const locale = useKitLocale();
  const span = spanOf(props);
  // Date and time together need short month names to fit.
  const isShort = span?.from === 0 && span.to > 3;
  const isMoment = span !== null;
  const words = useMemo(
    () => (isMoment ? momentWords(locale, isShort) : null),
    [isMoment, locale, isShort],
  );

  const list = useMemo(() => {
    if (data) return treeModel(data, fetched, labels);
    if (columns) return columnsModel(columns);
    return mode === 'multiSelector'
      ? rangeModel(range.filter(Array.isArray), rangeKey, labels)
      : selectorModel(range, rangeKey);
  }, [mode, range, rangeKey, columns, data, labels, fetched]);

  if (span && words) {
    const { start, end, filter, tillNow } = props;
    return momentModel({
      span,
      start,
      end,
      now,
      filter,
      tillNow: tillNow && span.from === 0 ? t('pickerNow') : undefined,
      words: { ...words, label: (field) => t(NAMES[field]) },
    });
  }
  return list;
}

/** The current local date and time. */
function now() {
  const date = new Date();
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [...day, date.getHours(), date.getMinutes(), date.getSeconds()];
}
