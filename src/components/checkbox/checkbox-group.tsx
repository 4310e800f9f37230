import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useKitWords } from '@/platform';
import { enCheckbox } from '@/shared/messages/en-choice';
import styles from './checkbox.module.css';
import { CheckboxGroupContext, type CheckboxGroupScope } from './checkbox';

export type CheckboxGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  /** The accessible name. */
  label?: string;
  /** What is chosen. Makes the group controlled. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  /** In the order in which the boxes stand in the document. */
  onChange?: (value: string[]) => void;
  name?: string;
  /** The id of a form that is not around it. */
  form?: string;
  /** @default false */
  disabled?: boolean;
  /** At least one: the same as a `min` of 1. @default false */
  required?: boolean;
  /** Fewer are not valid in a form. @default 0 */
  min?: number;
  /** When so many are chosen, the others can not be. */
  max?: number;
  /** @default 'column' */
  direction?: 'row' | 'column';
  children: ReactNode;
};

const NONE: readonly string[] = [];

/** Checkboxes that belong together. */
export function CheckboxGroup({
  label,
  value,
  defaultValue = NONE,
  onChange,
  name,
  form,
  disabled = false,
  required = false,
  min = required ? 1 : 0,
  max,
  direction = 'column',
  children,
  ref,
  ...native
}: CheckboxGroupProps) {
  const t = useKitWords(enCheckbox);
  const root = useRef<HTMLDivElement>(null);
  const inputs = useRef(new Set<HTMLInputElement>());
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [chosen, choose] = useFormValue<readonly string[]>(root, {
    name,
    value,
    initial: defaultValue,
    onChange: onChange && ((next) => onChange([...next])),
  });

  const join = useCallback((input: HTMLInputElement) => {
    inputs.current.add(input);
    setBoxes(boxesOf(inputs.current));
    return () => {
      inputs.current.delete(input);
      setBoxes(boxesOf(inputs.current));
    };
  }, []);

  const missing =
    !disabled && chosen.length < min ? t('checkboxMin', { min: Math.max(1, min) }) : '';
  const known = useRef<readonly HTMLInputElement[]>([]);
  const judge = useEffectEvent(() => {
    // `required` on each box would ask for all of them. A box that is disabled is not asked.
    const judged = known.current.find((input) => !input.disabled);
    // No clean-up: in a tab that was left it is judged, too.
    for (const input of known.current) input.setCustomValidity(input === judged ? missing : '');
  });
  useLayoutEffect(() => {
    known.current = sorted(inputs.current);
    judge();
  }, [missing, boxes]);
  // There a reset changes it, and other effects sleep; its boxes have left, too.
  useInsertionEffect(() => judge(), [missing]);

  const scope: CheckboxGroupScope = {
    name,
    form,
    disabled,
    full: max !== undefined && chosen.length >= max,
    chosen,
    all: stateOfAll(chosen, boxes),
    // Asked of the document: boxes may have changed places since they joined.
    toggle: (box, checked) => choose(withBox(chosen, boxesOf(inputs.current), box, checked)),
    toggleAll: () => choose(withAll(chosen, boxesOf(inputs.current), max)),
    join,
  };

  return (
    <CheckboxGroupContext value={scope}>
      <div
        role="group"
        aria-label={label}
        {...native}
        ref={useMergedRefs(root, ref)}
        className={joinClasses(styles.group, native.className)}
        data-direction={direction}
        data-disabled={disabled || undefined}
      >
        {children}
      </div>
    </CheckboxGroupContext>
  );
}

function sorted(inputs: ReadonlySet<HTMLInputElement>): HTMLInputElement[] {
  return [...inputs].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function boxesOf(inputs: ReadonlySet<HTMLInputElement>): Box[] {
  return sorted(inputs).map((input) => ({
    value: input.value,
    disabled: input.getAttribute('aria-disabled') === 'true',
  }));
}

export type Box = { readonly value: string; readonly disabled: boolean };

/** What is chosen once a box was pressed: in the order of the document, what it does not know last. */
export function withBox(
  chosen: readonly string[],
  boxes: readonly Box[],
  value: string,
  checked: boolean,
): string[] {
  const now = new Set(chosen);
  if (checked) now.add(value);
  else now.delete(value);
  return inOrder(now, boxes);
}

/**
 * All that can be pressed, or none of them where that would add nothing; what is disabled stays as it is. `max` keeps
 * the first ones.
 */
export function withAll(
  chosen: readonly string[],
  boxes: readonly Box[],
  max = Infinity,
): string[] {
  const free = new Set(boxes.filter((box) => !box.disabled).map((box) => box.value));
  const kept = chosen.filter((value) => !free.has(value));
  const added = [...free].slice(0, Math.max(0, max - kept.length));
  const isNew = added.some((value) => !chosen.includes(value));
  return inOrder(new Set(isNew ? [...kept, ...added] : kept), boxes);
}

/** What the box above all others shows. */
export function stateOfAll(
  chosen: readonly string[],
  boxes: readonly Box[],
): 'checked' | 'unchecked' | 'mixed' {
  const count = boxes.filter((box) => chosen.includes(box.value)).length;
  if (count === 0) return 'unchecked';
  return count === boxes.length ? 'checked' : 'mixed';
}

function inOrder(chosen: ReadonlySet<string>, boxes: readonly Box[]): string[] {
  const known = boxes.map((box) => box.value).filter((value) => chosen.has(value));
  return [...new Set([...known, ...chosen])];
}
