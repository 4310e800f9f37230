export type InputType = 'text' | 'number' | 'idcard' | 'digit' | 'tel' | 'password';

export type FieldKind = {
  readonly type: 'text' | 'tel' | 'password' | 'search';
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
};

const TEXT: FieldKind = { type: 'text', inputMode: 'text' };
const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['idcard', TEXT],
  // A native number field hides "-" and "1." from scripts, has no selection and takes the wheel for a change.
  ['number', { type: 'text', inputMode: 'numeric' }],
  ['digit', { type: 'text', inputMode: 'decimal' }],
  ['tel', { type: 'tel', inputMode: 'tel' }],
  ['password', { type: 'password', inputMode: 'text' }],
]);

/** The native field for a type; a type that does not exist is text. */
export function fieldKind(type: string, isSearch: boolean): FieldKind {
  // Some keyboards have a search key for these only.
  return KINDS.get(type) ?? (isSearch ? { ...TEXT, type: 'search' } : TEXT);
}
