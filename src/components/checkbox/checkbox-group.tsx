import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { textsOf } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { toggled, useGroupValidity } from '@/components/kit/use-choices';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enCheckbox } from '@/shared/messages/en-choice';
import styles from './checkbox.module.css';
import { CheckboxGroupContext, type CheckboxGroupScope } from './checkbox';

export type CheckboxGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  /** The accessible name. */
  label?: string;
  /** The values of the checked boxes. Makes the group controlled. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  /** Called with the checked values, in document order. */
  onChange?: (value: string[]) => void;
  name?: string;
  /** The id of a form elsewhere in the document. */
  form?: string;
  /** @default false */
  disabled?: boolean;
  /** Requires at least one checked box, like a `min` of 1. @default false */
  required?: boolean;
  /** The least number of checked boxes. The form is invalid with fewer. @default 0 */
  min?: number;
  /** The greatest number of checked boxes. At this number, the other boxes are disabled. */
  max?: number;
  /** @default 'column' */
  direction?: 'row' | 'column';
  children: ReactNode;
};

const NONE: readonly string[] = [];

/** A group of checkboxes. */
export function CheckboxGroup(ownProps: CheckboxGroupProps) {
  const {
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
  } = useDefaults('CheckboxGroup', ownProps);
  const t = useKitWords(enCheckbox);
  const root = useRef<HTMLDivElement>(null);
  const inputs = useRef(new Set<HTMLInputElement>());
  const isStale = useRef(false);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [chosen, choose] = useFormValue<readonly string[]>(root, {
    name,
    value,
    initial: defaultValue,
    onChange: onChange && ((next) => onChange([...next])),
    disabled,
    fromForm: textsOf,
  });

  const readBoxes = useCallback(() => {
    if (!isStale.current) return;
    isStale.current = false;
    setBoxes(boxesOf(root.current, inputs.current));
  }, []);
  // After the effects of the boxes, and before the first paint.
  useLayoutEffect(readBoxes);
  const join = useCallback(
    (input: HTMLInputElement) => {
      // Boxes join and leave one after the other. Read them once for all.
      const tell = () => {
        if (isStale.current) return;
        isStale.current = true;
        queueMicrotask(readBoxes);
      };
      inputs.current.add(input);
      tell();
      return () => {
        inputs.current.delete(input);
        tell();
      };
    },
    [readBoxes],
  );

  const missing =
    !disabled && chosen.length < min ? t('formMinCount', { min: Math.max(1, min) }) : '';
  useGroupValidity(() => inOrderOf(root.current, inputs.current), missing);

  const scope: CheckboxGroupScope = {
    name,
    form,
    disabled,
    full: max !== undefined && chosen.length >= max,
    chosen: new Set(chosen),
    all: stateOfAll(chosen, boxes),
    // Read the order from the document, because boxes may have moved since they joined.
    toggle: (box, checked) =>
      choose(toggled(chosen, boxesOf(root.current, inputs.current), box, checked)),
    toggleAll: () => choose(withAll(chosen, boxesOf(root.current, inputs.current), max)),
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

/** The boxes in document order. A query is much faster than comparing places. Boxes in portals come last. */
function inOrderOf(
  root: Element | null,
  inputs: ReadonlySet<HTMLInputElement>,
): HTMLInputElement[] {
  const inside = [...(root?.querySelectorAll('input') ?? [])].filter((one) => inputs.has(one));
  return [...new Set([...inside, ...inputs])];
}

function boxesOf(root: Element | null, inputs: ReadonlySet<HTMLInputElement>): Box[] {
  return inOrderOf(root, inputs).map((input) => ({
    value: input.value,
    disabled: input.getAttribute('aria-disabled') === 'true',
  }));
}

export type Box = { readonly value: string; readonly disabled: boolean };

/**
 * Checks all enabled boxes, or none if all are checked already. Disabled boxes keep their state. With `max`, only the
 * first boxes are checked.
 */
export function withAll(
  chosen: readonly string[],
  boxes: readonly Box[],
  max = Infinity,
): string[] {
  const free = new Set(boxes.filter((box) => !box.disabled).map((box) => box.value));
  const kept = chosen.filter((value) => !free.has(value));
  const added = [...free].slice(0, Math.max(0, max - kept.length));
  const now = new Set(chosen);
  const isNew = added.some((value) => !now.has(value));
  return inOrder(new Set(isNew ? [...kept, ...added] : kept), boxes);
}

/** The state of the box `all`. */
export function stateOfAll(
  chosen: readonly string[],
  boxes: readonly Box[],
): 'checked' | 'unchecked' | 'mixed' {
  const now = new Set(chosen);
  const count = boxes.filter((box) => now.has(box.value)).length;
  if (count === 0) return 'unchecked';
  return count === boxes.length ? 'checked' : 'mixed';
}

function inOrder(chosen: ReadonlySet<string>, boxes: readonly Box[]): string[] {
  const known = boxes.map((box) => box.value).filter((value) => chosen.has(value));
  return [...new Set([...known, ...chosen])];
}
