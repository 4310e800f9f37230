import '@/components/kit/tokens-extra.css';
import {
  Children,
  type ComponentProps,
  createContext,
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { asRows, asList, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enPickerView } from '@/shared/messages/en-picker';
import { clamp } from '@/shared/values';
import styles from './picker-view.module.css';
import { type Rows, Wheel } from './wheel';

export type PickerViewProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'autoFocus'
> & {
  /** The accessible name of the group. */
  label: string;
  /** The selected row of each column, clamped to the existing rows; -1 selects no row. */
  value?: readonly number[];
  /** The initially selected rows. @default the first rows */
  defaultValue?: readonly number[];
  /** Fires on release, tap or key. The wheel may still roll to the row. */
  onChange?: (value: readonly number[]) => void;
  /** Fires after `onChange` with the changed wheel and its row. */
  onColumnChange?: (change: { readonly column: number; readonly value: number }) => void;
  /** The columns as data, in place of children. */
  columns?: readonly Omit<PickerViewColumnProps, 'children'>[];
  /** Visible rows; an odd number. @default 5 */
  visibleCount?: number;
  /** @default false */
  disabled?: boolean;
  /** The first wheel gets the focus when the surrounding popup opens. @default false */
  autoFocus?: boolean;
  /** Fires when a wheel starts to turn. */
  onPickStart?: () => void;
  /** Fires when all wheels have stopped. */
  onPickEnd?: () => void;
};

const NONE: readonly number[] = [];

const readers = { columns: ifGiven(asRows) };

/** Scroll wheels side by side, for touch, mouse wheel and keys. Each child is a PickerViewColumn. */
export function PickerView(ownProps: PickerViewProps) {
  const {
    label,
    value,
    defaultValue = [],
    onChange,
    onColumnChange,
    columns,
    visibleCount = 5,
    disabled = false,
    autoFocus = false,
    onPickStart,
    onPickEnd,
    children,
    ref,
    className,
    style,
    ...native
  } = useData('PickerView', useDefaults('PickerView', ownProps), readers);
  const t = useKitWords(enPickerView);
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const moving = useRef(new Set<number>());
  const [chosen, setChosen] = useFormValue(root, {
    name: undefined,
    value,
    initial: defaultValue,
    onChange,
    fromForm: () => NONE,
  });
  // When a hidden page is shown again, its wheels do not move.
  useLayoutEffect(() => root.current?.setAttribute('data-state', 'still'), []);

  const slots = columns
    ? columns.map((column, index) => <PickerViewColumn key={index} {...column} />)
    : Children.toArray(children);

  const slotOf = (column: number): Slot => ({
    index: chosen[column] ?? 0,
    label: slots.length === 1 ? label : t('pickerViewColumn', { count: column + 1 }),
    visible: visibleCount,
    disabled,
    autoFocus: autoFocus && column === 0,
    onPick: (row) => {
      setChosen(slots.map((_, other) => (other === column ? row : (chosen[other] ?? 0))));
      onColumnChange?.({ column, value: row });
    },
    onMove: (isMoving) => {
      const { size } = moving.current;
      if (isMoving) moving.current.add(column);
      else moving.current.delete(column);
      root.current?.setAttribute('data-state', moving.current.size > 0 ? 'moving' : 'still');
      if (size === 0 && isMoving) onPickStart?.();
      if (size > 0 && moving.current.size === 0) onPickEnd?.();
    },
  });

  return (
    <div
      role="group"
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...native}
      {...mergeHandlers(native, { onKeyDown: goAcross })}
      ref={merged}
      className={joinClasses(styles.view, className)}
      style={{ ...style, '--portico-picker-visible': visibleCount } as CSSProperties}
    >
      {slots.map((slot, column) => (
        <SlotContext key={column} value={slotOf(column)}>
          {slot}
        </SlotContext>
      ))}
    </div>
  );
}

/** Moves the focus to the wheel on the left or right. */
function goAcross(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const view = event.currentTarget;
  const wheels = [...view.querySelectorAll<HTMLElement>('[role=listbox]')];
  const ahead = getComputedStyle(view).direction === 'rtl' ? -by : by;
  const here = wheels.findIndex((wheel) => wheel === event.target);
  if (here >= 0) wheels[here + ahead]?.focus();
}

export type PickerOption = {
  readonly label: string;
  /** The value behind the text. Users can also type it to find the row. @default the text */
  readonly value?: string | number;
  /** The wheel skips this row. @default false */
  readonly disabled?: boolean;
};

/** Native props reach the wheel, and so does `ref`. */
export type PickerViewColumnProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The accessible name, such as "Year". @default 'Column 1', or the view's own */
  label?: string | undefined;
  /** Rows as data. Keep the list between renders. */
  options?: readonly (string | number | PickerOption)[] | undefined;
  /** Draws a row of `options` as an element. Its name stays the text of the option. Return nothing to keep the text. */
  renderLabel?: ((option: PickerOption, row: number) => ReactNode) | undefined;
  /** Share of the width (`flex-grow`). @default 1 */
  grow?: number | undefined;
  /** Replaces the rows, for example with a spinner or a retry button. */
  status?: ReactNode;
  /** Rows as elements, one element per row. The wheel skips an element with `disabled`. */
  children?: ReactNode;
};

type Slot = {
  readonly index: number;
  readonly label: string;
  readonly visible: number;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
  readonly onPick: (row: number) => void;
  readonly onMove: (isMoving: boolean) => void;
};

const SlotContext = createContext<Slot | null>(null);

const pickerViewColumnReaders = { options: ifGiven(asList) };

/** One wheel of a PickerView. Renders only the rows near the selected one. */
export function PickerViewColumn(ownProps: PickerViewColumnProps) {
  const {
    label,
    grow = 1,
    options,
    renderLabel,
    status,
    children,
    ...native
  } = useData(
    'PickerViewColumn',
    useDefaults('PickerViewColumn', ownProps),
    pickerViewColumnReaders,
  );
  const slot = useContext(SlotContext);
  if (!slot) throw new Error('PickerViewColumn: it belongs in a PickerView');
  const rows = useMemo(
    () => (options ? rowsOf(options, renderLabel) : rowsOfNodes(children)),
    [options, renderLabel, children],
  );
  if (status)
    return (
      <div
        {...native}
        className={joinClasses(styles.status, native.className)}
        style={{ flexGrow: grow, ...native.style }}
      >
        {status}
      </div>
    );
  const index = clamp(Math.round(slot.index) || 0, -1, rows.count - 1);
  const name = label ?? slot.label;
  return <Wheel {...{ ...slot, native, grow, rows, index }} label={name} />;
}

function rowsOf(
  options: readonly (string | number | PickerOption)[],
  renderLabel: PickerViewColumnProps['renderLabel'],
): Rows {
  const at = (row: number): PickerOption => {
    const option = options[row] ?? '';
    return typeof option === 'object' ? option : { label: String(option) };
  };
  return {
    count: options.length,
    content: (row) => renderLabel?.(at(row), row) || at(row).label,
    label: (row) => (renderLabel ? at(row).label : undefined),
    names: (row) => [at(row).label, String(at(row).value ?? '')],
    isDisabled: (row) => at(row).disabled === true,
  };
}

function rowsOfNodes(children: ReactNode): Rows {
  const nodes = Children.toArray(children);
  return {
    count: nodes.length,
    content: (row) => nodes[row],
    names: (row) => [textOf(nodes[row])],
    isDisabled: (row) => {
      const node = nodes[row];
      return isValidElement<{ disabled?: unknown }>(node) && node.props.disabled === true;
    },
  };
}

/** The text content of a row, for type-ahead. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
