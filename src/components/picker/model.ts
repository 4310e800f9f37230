/** A row of a picker. */
export type PickerChoice = {
  readonly value: string | number;
  readonly text: string;
  /** Passed over. @default false */
  readonly disabled?: boolean;
};

/** What the wheels stand on: one value a column. Shorter than the columns where one has nothing to choose. */
export type Draft = readonly (string | number)[];

export type Branch = readonly PickerNode[] | 'failed';

/** A row with further rows behind it. */
export type PickerNode = PickerChoice & {
  /** Those of the next column, or a call that fetches them when this one is chosen. */
  readonly children?: readonly PickerNode[] | (() => Promise<readonly PickerNode[]>);
};

export type PickerColumn = {
  /** The accessible name, such as "City". */
  readonly label?: string | undefined;
  /** Its share of the width. @default 1 */
  readonly grow?: number;
  readonly options: readonly PickerChoice[];
  /** The rows are not here yet: where they come from. */
  readonly pending?: {
    readonly path: string;
    readonly load: () => Promise<readonly PickerNode[]>;
    readonly failed: boolean;
  };
};

export type Found = { readonly text: string; readonly draft: Draft };

/** One kind of picker, without its look. */
export type PickerModel = {
  /** The columns while the wheels stand so; column `n` depends on what stands before it alone. */
  readonly columns: (draft: Draft) => readonly PickerColumn[];
  /** Keeps a draft within bounds, before each column is asked. */
  readonly fit?: (draft: Draft) => Draft;
  /** A number that is gone turns into the nearest; else it is the first row. @default false */
  readonly nearest?: boolean;
  /** Which column stands where, when not in their order. */
  readonly order?: readonly number[];
  /** What a value puts the wheels on. Empty: the first rows. */
  readonly read: (value: unknown) => Draft;
  readonly write: (draft: Draft) => unknown;
  /** What a search finds. */
  readonly find?: (query: string) => readonly Found[];
};

/** What the wheels show in place of what is wished: in every column a row that can be chosen. */
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
  return text.toLowerCase().includes(query.trim().toLowerCase());
}
