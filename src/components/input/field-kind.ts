export type InputType = 'text' | 'number' | 'idcard' | 'digit' | 'tel' | 'password';

export type FieldKind = {
  readonly type: 'text' | 'tel' | 'password' | 'search';
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'tel';
  /** Only what can become a number. */
  readonly isNumber: boolean;
};

const KINDS: Readonly<Record<InputType, FieldKind>> = {
  text: { type: 'text', inputMode: 'text', isNumber: false },
  idcard: { type: 'text', inputMode: 'text', isNumber: false },
  // A native number field hides "-" and "1." from scripts, has no selection and takes the wheel for a change.
  number: { type: 'text', inputMode: 'numeric', isNumber: true },
  digit: { type: 'text', inputMode: 'decimal', isNumber: true },
  tel: { type: 'tel', inputMode: 'tel', isNumber: false },
  password: { type: 'password', inputMode: 'text', isNumber: false },
};

/** The native field for a type; a type that does not exist is text. */
export function fieldKind(type: string, isSearch: boolean): FieldKind {
  const kind = Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? KINDS.text;
  // Some keyboards have a search key for these only.
  return isSearch && kind === KINDS.text ? { ...kind, type: 'search' } : kind;
}
