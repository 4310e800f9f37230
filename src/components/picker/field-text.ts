import { numberOf, textOf } from '@/components/kit/convert-form-value';
import { asItems, asList, asText, asTexts, ifGiven } from '@/components/kit/use-data';
import { hasOwn } from '@/shared/values';
import {
  complete,
  cut,
  FIELDS,
  NOW,
  parse,
  type Parts,
  type PickerField,
  type Span,
  write,
} from './fields';
import type { Branch, Draft, PickerColumn, PickerNode } from './model';

/** A text, a number, or an object whose property `rangeKey` is the text. */
export type PickerItem = string | number | object;

/** The props of all modes that define the columns. */
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
  readonly filter?:
    | ((field: PickerField, value: number, before: readonly number[]) => boolean)
    | undefined;
  readonly tillNow?: boolean | undefined;
};

/** Columns without a list of options have none. */
const asColumns = (given: unknown) =>
  asItems<PickerColumn>(given).map((column) =>
    Array.isArray(column.options) ? column : { ...column, options: [] },
  );

export const modelReaders = {
  range: ifGiven(asList),
  columns: (given: unknown) => (typeof given === 'function' ? given : ifGiven(asColumns)(given)),
  data: ifGiven(asItems),
  labels: asTexts,
  start: asText,
  end: asText,
};

/** For a picker that another component has as data. A picker with right data stays the same object. */
export function readModel<P extends ModelProps>(picker: P): P {
  const changed = Object.entries(modelReaders)
    .map(([name, reader]) => [name, reader(Reflect.get(picker, name))] as const)
    .filter(([name, read]) => read !== Reflect.get(picker, name));
  return changed.length === 0 ? picker : { ...picker, ...Object.fromEntries(changed) };
}

type Facts = {
  readonly fetched: ReadonlyMap<string, Branch>;
  readonly momentText: (values: Parts, span: Span) => string;
  readonly now: string;
};

/** The span of the modes date and time, else null. */
export function spanOf({ mode, fields }: ModelProps): Span | null {
  if (mode !== 'date' && mode !== 'time') return null;
  const isDate = mode === 'date';
  return { from: isDate ? 0 : 3, to: FIELDS.indexOf(fields ?? (isDate ? 'day' : 'minute')) + 1 };
}

/** The parts of a date or a time. An invalid day becomes the last day of its month, such as 30 February. */
function partsOf(value: unknown, span: Span): Parts | null {
  const parts = typeof value === 'string' ? parse(value, span) : null;
  return parts && cut(complete(parts, 'first', span), span);
}

/** The value that the field shows. */
export function shownValue(props: ModelProps, value: unknown): unknown {
  const span = spanOf(props);
  const parts = span && partsOf(value, span);
  return parts ? write(parts, span) : value;
}

/** The field's text for a value, computed without the wheels. Skips parts without a row. Null means no value. */
export function fieldText(props: ModelProps, value: unknown, facts: Facts): string | null {
  const span = spanOf(props);
  if (span) {
    if (value === NOW) return props.tillNow ? facts.now : null;
    const parts = partsOf(value, span);
    return parts && facts.momentText(parts, span);
  }
  const { range, rangeKey = 'label', columns, data } = props;
  const isOne = isOneList(props);
  const draft: Draft = isOne ? placeOf(value) : Array.isArray(value) ? value : [];
  if (draft.length === 0) return null;

  const texts: (string | undefined)[] = data
    ? treeTexts(data, draft, facts.fetched)
    : columns
      ? (typeof columns === 'function' ? columns(draft) : columns).map(
          ({ options }, at) => options.find((choice) => choice.value === draft[at])?.label,
        )
      : draft.map((place, at) => {
          const list = isOne ? range : range?.[at];
          const item = Array.isArray(list) ? list[Number(place)] : undefined;
          return item === undefined ? item : itemText(item, rangeKey);
        });
  return texts.filter((text) => text !== undefined).join(' ');
}

/** True for one list of rows, whose value is an index. */
function isOneList({ mode, columns, data }: ModelProps): boolean {
  return !data && !columns && mode !== 'multiSelector' && mode !== 'region';
}

/** The value for a form: a text for a moment, an index for one list, else a list. */
export function toForm(props: ModelProps, value: unknown): unknown {
  if (spanOf(props)) return shownValue(props, value) ?? '';
  if (isOneList(props)) return placeOf(value)[0];
  return Array.isArray(value) ? value : [];
}

/** -1 is no row. */
export function fromForm(props: ModelProps, given: unknown): unknown {
  if (spanOf(props)) return textOf(given);
  if (isOneList(props)) return numberOf(given) ?? -1;
  return Array.isArray(given) ? given : [];
}

function placeOf(value: unknown): Draft {
  return typeof value === 'number' && value >= 0 ? [value] : [];
}

function treeTexts(data: readonly PickerNode[], draft: Draft, fetched: Facts['fetched']) {
  const texts: string[] = [];
  let nodes: readonly PickerNode[] = data;
  draft.forEach((value, at) => {
    const node = nodes.find((each) => each.value === value);
    const children = node?.children;
    const rows =
      typeof children === 'function' ? fetched.get(pathOf(draft.slice(0, at + 1))) : children;
    nodes = asItems(rows);
    if (node) texts.push(node.label);
  });
  return texts;
}

export function itemText(item: PickerItem, key: string): string {
  if (typeof item !== 'object' || item === null) return textOf(item) ?? '';
  return hasOwn(item, key) ? (textOf(Reflect.get(item, key)) ?? '') : '';
}

/** The key of a tree's branch. */
export function pathOf(draft: Draft): string {
  return JSON.stringify(draft);
}
