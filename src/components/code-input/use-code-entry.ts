import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { textOf } from '@/components/kit/convert-form-value';
import { plainDigits } from '@/components/text-field';

export type CodeEntryOptions = {
  name?: string | undefined;
  disabled?: boolean | undefined;
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called once for each complete code that the user enters. */
  onFinish?: ((value: string) => void) | undefined;
};

export type Selection = { readonly start: number; readonly end: number };

/** The code in the native field, and the selection while the field has the focus. */
export function useCodeEntry(
  element: RefObject<HTMLInputElement | null>,
  rules: CodeRules,
  { name, disabled, value, defaultValue = '', onChange, onFinish }: CodeEntryOptions,
) {
  const [given, setGiven, first] = useFormValue(element, {
    name,
    value,
    initial: cleanCode(textOf(defaultValue) ?? '', rules),
    onChange,
    disabled,
    fromForm: textOf,
    toForm: (text) => cleanCode(text, rules),
  });
  const [selection, setSelection] = useState<Selection | null>(null);
  const [, redraw] = useState({});
  const code = cleanCode(given, rules);
  const told = useRef(code);
  const place = useRef<number | null>(null);
  const isComposing = useRef(false);

  const tell = (next: string) => {
    // A browser may fire two events for one autofill.
    if (next === told.current) return;
    told.current = next;
    setGiven(next);
    if (next.length === rules.length) onFinish?.(next);
  };

  const apply = (next: CodeState) => {
    place.current = next.start;
    tell(next.value);
    redraw({});
  };

  const state = (): CodeState => {
    const field = element.current;
    const end = code.length;
    return {
      value: code,
      start: Math.min(field?.selectionStart ?? end, end),
      end: Math.min(field?.selectionEnd ?? end, end),
    };
  };

  const read = (event?: InputEvent) => {
    const field = element.current;
    if (!field) return;
    const caret = field.selectionEnd ?? field.value.length;
    const isBackspace = event?.inputType === 'deleteContentBackward';
    const data = event?.inputType === 'insertText' ? event.data : null;
    const next = readCode({ text: field.value, caret, data, isBackspace }, rules);
    if (isComposing.current) tell(next.value);
    else apply(next);
  };

  useLayoutEffect(() => {
    const field = element.current;
    told.current = code;
    if (!field || isComposing.current) return;
    const hasFocus = document.activeElement === field;
    const isRewritten = field.value !== code;
    if (isRewritten) field.value = code;
    const wanted = place.current ?? (isRewritten ? code.length : null);
    place.current = null;
    if (wanted === null || !hasFocus) return;
    const { start, end } = selectCell(code, wanted);
    field.setSelectionRange(start, end);
  });

  const look = () => {
    const field = element.current;
    if (!field || document.activeElement !== field) return setSelection(null);
    if (isComposing.current) return;
    const { start, end } = state();
    const cell = start === end ? selectCell(field.value, start) : { start, end };
    if (cell.end !== end || cell.start !== start) field.setSelectionRange(cell.start, cell.end);
    setSelection((last) =>
      last?.start === cell.start && last.end === cell.end
        ? last
        : { start: cell.start, end: cell.end },
    );
  };
  const listen = useEffectEvent(look);

  useEffect(() => {
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);

  return {
    first,
    code,
    selection,
    state,
    apply,
    read,
    look,
    compose: (isOn: boolean) => {
      isComposing.current = isOn;
      if (!isOn) read();
    },
  };
}

export type CodeKind = 'number' | 'text';

export type CodeRules = { readonly length: number; readonly kind: CodeKind };

/** The characters in the cells and the selection. */
export type CodeState = { readonly value: string; readonly start: number; readonly end: number };

export type CodeWay = 'left' | 'right' | 'first' | 'last';

/**
 * Cleans pasted text: "G-123 456" becomes 123456. From a whole message it takes the number with the length of a code.
 */
export function cleanCode(text: string, { length, kind }: CodeRules): string {
  const plain = plainDigits(text);
  if (kind === 'text') return plain.replace(/[^\p{L}\p{N}]/gu, '').slice(0, length);
  const groups = plain.match(/[0-9]+/g) ?? [];
  const whole = groups.find((group) => group.length === length);
  return whole ?? groups.join('').slice(0, length);
}

/** Inserts text: it replaces the selection and moves the rest. A whole code replaces everything. */
export function insertCode(state: CodeState, text: string, rules: CodeRules): CodeState {
  const added = cleanCode(text, rules);
  if (added.length === rules.length) return selectCell(added, added.length);
  if (added === '') return selectCell(state.value, state.start);
  const before = state.value.slice(0, state.start) + added;
  const value = (before + state.value.slice(state.end)).slice(0, rules.length);
  return selectCell(value, before.length);
}

/** Backspace clears the cell, or the previous one, and moves to the left. */
export function deleteCode({ value, start, end }: CodeState): CodeState {
  const from = start < end ? start : Math.max(0, start - 1);
  const rest = value.slice(end);
  const next = value.slice(0, from) + rest;
  const goesLeft = rest !== '' && end - start <= 1;
  return selectCell(next, goesLeft ? from - 1 : from);
}

export function moveInCode({ value, start }: CodeState, way: CodeWay, rules: CodeRules): CodeState {
  const places = { left: start - 1, right: start + 1, first: 0, last: value.length };
  return selectCell(value, Math.min(places[way], rules.length - 1));
}

/** Selects a filled cell, so that typing replaces its character. Behind the last cell there is no room for more. */
export function selectCell(value: string, place: number): CodeState {
  const start = Math.min(Math.max(0, place), value.length);
  return { value, start, end: Math.min(start + 1, value.length) };
}

/** Reads the text and the caret after a native edit. */
export function readCode(
  typed: {
    readonly text: string;
    readonly caret: number;
    readonly data: string | null;
    readonly isBackspace: boolean;
  },
  rules: CodeRules,
): CodeState {
  // The browser inserts a keyboard's suggestion at the caret.
  const whole = typed.data === null ? '' : cleanCode(typed.data, rules);
  if (whole.length === rules.length) return selectCell(whole, whole.length);
  const all = keepAll(typed.text, rules);
  const value = all.length > rules.length ? cleanCode(typed.text, rules) : all;
  const place = keepAll(typed.text.slice(0, typed.caret), rules).length;
  const goesLeft = typed.isBackspace && place < value.length;
  return selectCell(value, goesLeft ? place - 1 : place);
}

function keepAll(text: string, { kind }: CodeRules): string {
  return plainDigits(text).replace(kind === 'text' ? /[^\p{L}\p{N}]/gu : /[^0-9]/g, '');
}

type OtpCredential = Credential & { readonly code?: string };

/** WebOTP: the browser asks the user and passes the code from the text message. */
export function useWebOtp(isWanted: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);

  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(wish).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (code && !stop.signal.aborted) take(code);
      },
      // The user refused, or no message arrived. The user can still type the code.
      () => {},
    );
    return () => stop.abort();
  }, [isWanted]);
}
