import { textOf } from '@/components/kit/convert-form-value';

/** A row of a picker. */
export type PickerChoice = {
  readonly value: string | number;
  readonly label: string;
  /** The wheel skips this row. @default false */
  readonly disabled?: boolean;
};

/** The selected values, one per column. Shorter than the columns if a column has no enabled row. */
export type Draft = readonly (string | number)[];

export type Branch = readonly PickerNode[] | 'failed';

/** A row with child rows. */
export type PickerNode = PickerChoice & {
  /** Rows of the next column, or a function that loads them when this row is selected. */
  readonly children?: readonly PickerNode[] | (() => Promise<readonly PickerNode[]>);
};

export type PickerColumn = {
  /** The accessible name, such as "City". */
  readonly label?: string | undefined;
  /** Share of the width. @default 1 */
  readonly grow?: number;
  readonly options: readonly PickerChoice[];
  /** Set while the rows are missing: how to load them. */
  readonly pending?: {
    readonly path: string;
    readonly load: () => Promise<readonly PickerNode[]>;
    readonly failed: boolean;
  };
};

export type Found = { readonly label: string; readonly draft: Draft };

/** The logic of one picker mode, without UI. */
export type PickerModel = {
  /** The columns for a draft. Column `n` depends only on the values before it. */
  readonly columns: (draft: Draft) => readonly PickerColumn[];
  /** Limits a draft to the bounds, before `columns` receives it. */
  readonly fit?: (draft: Draft) => Draft;
  /** Replaces a missing number with the nearest one, not with the first row. @default false */
  readonly nearest?: boolean;
  /** The visual order of the columns, as indices. */
  readonly order?: readonly number[];
  /** Converts a value to a draft. An empty draft selects the first rows. */
  readonly read: (value: unknown) => Draft;
  readonly write: (draft: Draft) => unknown;
  /** The results of a search. */
  readonly find?: (query: string) => readonly Found[];
};

/** Converts a requested draft to one with an enabled row in every column. */
export function settle(model: PickerModel, wish: Draft): Draft {
  const fitted = model.fit?.(wish) ?? wish;
  let draft: Draft = [];
  for (;;) {
    const at = draft.length;
    const column = model.columns([...draft, ...fitted.slice(at)])[at];
    const choice = column && choose(column, fitted[at], model.nearest === true);
    if (!choice) return draft;
    draft = [...draft, choice.value];
  }
}

function choose({ options }: PickerColumn, wish: string | number | undefined, nearest: boolean) {
  const same = options.find(({ value, disabled }) => value === wish && !disabled);
  if (same) return same;
  const free = options.filter(({ disabled }) => !disabled);
  if (!nearest || typeof wish !== 'number') return free[0];
  const away = ({ value }: PickerChoice) => Math.abs(Number(value) - wish);
  return free.reduce<PickerChoice | undefined>(
    (best, next) => (best && away(best) <= away(next) ? best : next),
    undefined,
  );
}

export function matches(text: string, query: string): boolean {
  return textOf(text)?.toLowerCase().includes(query.trim().toLowerCase()) === true;
}
