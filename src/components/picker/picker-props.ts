import type { ComponentProps, ReactNode, Ref } from 'react';
import type { PickerField } from './fields';
import type { PickerItem } from './field-text';
import type { Draft, PickerColumn, PickerNode } from './model';

type Native = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'title' | 'ref' | 'form' | 'children'
>;

type Valued<V> = {
  value?: V;
  defaultValue?: V;
  /** Done was pressed. */
  onChange?: (value: V) => void;
  /** What the field shows of a value. @default its rows' texts */
  format?: (value: V) => string;
};

export type PickerHandle = {
  readonly open: () => void;
  readonly close: () => void;
};

export type PickerBase = Native & {
  /** The accessible name of the field and of the sheet. */
  label: string;
  /** Over the wheels. @default the label */
  title?: string;
  /** The field while nothing is chosen. @default 'Choose' */
  placeholder?: string;
  /** In a form. A list is sent with commas. */
  name?: string;
  form?: string;
  /** @default false */
  required?: boolean;
  /** Shows its value and does not open. @default false */
  readOnly?: boolean;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** No field, only the sheet that `open` opens. @default false */
  bare?: boolean;
  /** Cancel, Esc, back, or a tap beside the sheet. */
  onCancel?: () => void;
  /** A wheel was turned: its place, and the row's. */
  onColumnChange?: (change: { readonly column: number; readonly value: number }) => void;
  /** A field for searching above the wheels: in one column, or in a tree's paths. @default false */
  searchable?: boolean;
  /** @default 'Done' */
  confirmText?: string;
  /** @default 'Cancel' */
  cancelText?: string;
  /** Rows in sight. @default 5 */
  visibleCount?: number;
  handle?: Ref<PickerHandle>;
  ref?: Ref<HTMLDivElement>;
  /** Stands in the field in place of its value. */
  children?: ReactNode;
};

export type SelectorProps = Valued<number> & {
  /** @default 'selector' */
  mode?: 'selector';
  range: readonly PickerItem[];
  /** Which property of the items is their text. @default 'text' */
  rangeKey?: string;
};

type MultiSelectorProps = { mode: 'multiSelector'; labels?: readonly string[] } & (
  | (Valued<readonly number[]> & {
      range: readonly (readonly PickerItem[])[];
      rangeKey?: string;
    })
  | (Valued<Draft> & {
      /** The columns; or a function that makes them of the values. */
      columns: readonly PickerColumn[] | ((values: Draft) => readonly PickerColumn[]);
    })
  | (Valued<Draft> & { data: readonly PickerNode[] })
);

type RegionProps = Valued<Draft> & {
  mode: 'region';
  data: readonly PickerNode[];
  /** The accessible names of the columns, such as Province and City. */
  labels?: readonly string[];
};

type TimeProps = Valued<string> & {
  mode: 'time';
  /** `HH:mm`. @default '00:00' */
  start?: string;
  /** @default '23:59' */
  end?: string;
  /** @default 'minute' */
  fields?: 'hour' | 'minute' | 'second';
};

export type DateProps = Valued<string> & {
  mode: 'date';
  /** `YYYY[-MM[-DD]]`. @default 150 years before this one */
  start?: string;
  /** @default 150 years after this one */
  end?: string;
  /** The smallest part. @default 'day' */
  fields?: PickerField;
  /** False takes a row away. `before` are the greater parts. */
  filter?: (field: PickerField, value: number, before: readonly number[]) => boolean;
  /** A last row, "Until now", whose value is `now`. @default false */
  tillNow?: boolean;
};

type PickerMode = SelectorProps | MultiSelectorProps | RegionProps | TimeProps | DateProps;
export type PickerProps = PickerBase & PickerMode;
