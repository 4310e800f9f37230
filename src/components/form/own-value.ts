/**
 * Converts a value of the form to the type of a component. `values()`, drafts and servers may give texts where the
 * component needs numbers or lists. `like` is the component's current value, and `hint` describes its type.
 */
export function ownValue(given: unknown, like: unknown, hint: unknown): unknown {
  if (typeof hint === 'function') return (hint as (given: unknown) => unknown)(given);
  if (isObject(hint) && 'on' in hint) return switchValue(given, hint);
  if (isObject(hint) && 'range' in hint) return pickerValue(given, hint as PickerHint);
  if (Array.isArray(like)) return listValue(given, like);
  // Only a stepper distinguishes empty from 0.
  if (typeof like === 'number' || hint === null)
    return numberValue(given, hint === null ? null : 0);
  return typeof like === 'string' ? String(given ?? '') : given;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

type SwitchHint = { readonly on?: unknown; readonly off?: unknown };

/** A switch has an on and an off value. A checkbox is checked if the given values include its own. */
function switchValue(given: unknown, hint: SwitchHint): unknown {
  if ('off' in hint) return String(given) === String(hint.on) ? hint.on : hint.off;
  return [given].flat().some((one) => one === true || one === hint.on);
}

function numberValue(given: unknown, empty: number | null): number | null {
  if (given === null || given === undefined || given === '') return empty;
  const number = Number(given);
  return Number.isNaN(number) ? empty : number;
}

/** A calendar submits a period as one text. A choice may have a slash too, such as `1/2`. */
const PERIOD = /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/;

function listValue(given: unknown, like: readonly unknown[]): unknown[] {
  const isPeriod = typeof given === 'string' && PERIOD.test(given);
  const list: unknown[] = isPeriod ? given.split('/') : [given ?? []].flat();
  const entries = list.filter((one) => one !== '');
  const isNumeric = like.some((one) => typeof one === 'number');
  return entries.map((one) => (isNumeric ? Number(one) : String(one)));
}

type Choice = { readonly value: string | number; readonly children?: unknown };
type Column = { readonly options: readonly Choice[] };

type PickerHint = {
  readonly mode?: string;
  readonly range?: readonly unknown[];
  readonly columns?: readonly Column[] | ((values: readonly unknown[]) => readonly Column[]);
  readonly data?: readonly Choice[];
};

/** A picker submits the index of a row, or the values of its columns separated by commas. */
function pickerValue(given: unknown, { mode, range, columns, data }: PickerHint): unknown {
  const isMoment = mode === 'date' || mode === 'time';
  if (given === '' || given === null || given === undefined)
    return isMoment ? '' : range && mode !== 'multiSelector' ? -1 : [];
  if (isMoment || typeof given !== 'string') return given;
  const isOne = !data && !columns && mode !== 'multiSelector';
  if (isOne) return Number(given);
  const draft: (string | number)[] = [];
  let rows: readonly Choice[] = data ?? [];
  for (const [at, text] of given.split(',').entries()) {
    const column = typeof columns === 'function' ? columns(draft)[at] : columns?.[at];
    const row = (column?.options ?? rows).find(({ value }) => String(value) === text);
    draft.push(row?.value ?? (data || columns ? text : Number(text)));
    rows = Array.isArray(row?.children) ? row.children : [];
  }
  return draft;
}
