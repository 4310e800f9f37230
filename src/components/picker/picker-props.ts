import type { ComponentProps, ReactNode, Ref } from 'react';
import type { OpenProps } from '@/components/kit/overlays';
import type { PickerField } from './fields';
import type { PickerItem } from './field-text';
import type { Draft, PickerChoice, PickerColumn, PickerNode } from './model';

/** `className`, `style` and `data-*` reach the root, all others the button of the field, so `<label for>` works. */
type Native = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'title' | 'ref' | 'form' | 'children'
>;

type Valued<V> = {
  value?: V;
  defaultValue?: V;
  /** Fires on Done. */
  onChange?: (value: V) => void;
  /** Formats the field's text. @default its rows' texts */
  format?: (value: V) => string;
};

export type PickerHandle = {
  readonly open: () => void;
  readonly close: () => void;
};

/** A field that opens a sheet. */
export type SheetProps = Native &
  OpenProps & {
    /** The accessible name of the field and of the sheet. */
    label: string;
    /** Heading of the sheet. @default the label */
    title?: string;
    /** Text of the field without a value. @default 'Choose' */
    placeholder?: string;
    /** The name in a form. A `Form` gets the value, and a native form its text, with commas. */
    name?: string;
    form?: string;
    /** @default false */
    required?: boolean;
    /** Shows the value, but does not open the sheet. @default false */
    readOnly?: boolean;
    /** Renders only the sheet, without a field. Open it with `open`. @default false */
    bare?: boolean;
    handle?: Ref<PickerHandle>;
    /** The button that opens the sheet. */
    ref?: Ref<HTMLButtonElement>;
    /** Content of the field. @default label and value */
    children?: ReactNode;
  };

export type PickerBase = SheetProps & {
  /** Fires when a wheel turns, before Done, with the indices of the column and the row. */
  onColumnChange?: (change: { readonly column: number; readonly value: number }) => void;
  /** Shows a search field above the wheels: for one list, or for the full paths of a tree. @default false */
  searchable?: boolean;
  /**
   * Draws a row from its option and the index of its column. Search and screen readers use the option's text. Nothing
   * keeps the text.
   */
  renderLabel?: (option: PickerChoice, column: number) => ReactNode;
  /** The rows are not ready: a spinner replaces the wheels, and Done is disabled. @default false */
  loading?: boolean;
  /** @default 'Done' */
  confirmText?: string;
  /** @default 'Cancel' */
  cancelText?: string;
  /** Visible rows. @default 5 */
  visibleCount?: number;
};

export type SelectorProps = Valued<number> & {
  /** @default 'selector' */
  mode?: 'selector';
  /** Texts, numbers or objects. With several columns, a list of ranges. */
  range: readonly PickerItem[];
  /** The property with the text of an item. @default 'label' */
  rangeKey?: string;
};

type MultiSelector = { mode: 'multiSelector'; labels?: readonly string[] };

export type RangesProps = MultiSelector &
  Valued<readonly number[]> & {
    range: readonly (readonly PickerItem[])[];
    rangeKey?: string;
  };

export type ColumnsProps = MultiSelector &
  Valued<Draft> & {
    /** The columns, or a function that creates them from the values. */
    columns: readonly PickerColumn[] | ((values: Draft) => readonly PickerColumn[]);
  };

export type TreeProps = MultiSelector &
  Valued<Draft> & { /** A tree. */ data: readonly PickerNode[] };

export type RegionProps = Valued<Draft> & {
  mode: 'region';
  data: readonly PickerNode[];
  /** The accessible names of the columns, such as Province and City. */
  labels?: readonly string[];
};

export type TimeProps = Valued<string> & {
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
  /** `YYYY[-MM[-DD]]`. @default 1 January 150 years before this one */
  start?: string;
  /** @default 31 December 150 years after this one */
  end?: string;
  /** The smallest field. @default 'day' */
  fields?: PickerField;
  /** Return false to remove a row. `before` has the larger parts. */
  filter?: (field: PickerField, value: number, before: readonly number[]) => boolean;
  /** Adds a last row, "Until now", with the value `now`. @default false */
  tillNow?: boolean;
};

type PickerMode =
  | SelectorProps
  | RangesProps
  | ColumnsProps
  | TreeProps
  | RegionProps
  | TimeProps
  | DateProps;
export type PickerProps = PickerMode & PickerBase;
