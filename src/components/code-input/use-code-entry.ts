import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormReset } from '@/components/use-form-reset';
import { useValue } from '@/components/use-value';
import { cleanCode, type CodeRules, type CodeState, readCode, selectCell } from './code-edit';

export type CodeEntryOptions = {
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Every cell has its character: once for each code. */
  onFinish?: ((value: string) => void) | undefined;
};

export type Selection = { readonly start: number; readonly end: number };

/** The code in the one native field, and what of it is selected while the field has the focus. */
export function useCodeEntry(
  element: RefObject<HTMLInputElement | null>,
  rules: CodeRules,
  { value, defaultValue = '', onChange, onFinish }: CodeEntryOptions,
) {
  const [first] = useState(cleanCode(value ?? defaultValue, rules));
  const [given, setGiven] = useValue({ value, initial: first, onChange });
  const [selection, setSelection] = useState<Selection | null>(null);
  const [, redraw] = useState({});
  const code = cleanCode(given, rules);
  const told = useRef(code);
  const place = useRef<number | null>(null);
  const isComposing = useRef(false);

  /** `finishes` is false where a form is reset: its first code comes back, and nobody has entered it. */
  const tell = (next: string, finishes = true) => {
    // A browser may tell of one fill in by two events.
    if (next === told.current) return;
    told.current = next;
    setGiven(next);
    if (finishes && next.length === rules.length) onFinish?.(next);
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
    const { start, end } = selectCell(code, wanted, rules);
    field.setSelectionRange(start, end);
  });

  const look = () => {
    const field = element.current;
    if (!field || document.activeElement !== field) return setSelection(null);
    if (isComposing.current) return;
    const { start, end } = state();
    const cell = start === end ? selectCell(field.value, start, rules) : { start, end };
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

  useFormReset(element, () => tell(first, false));

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
