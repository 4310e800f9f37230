import '@/components/kit/tokens-extra.css';
import {
  Children,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enPickerView } from '@/shared/messages/en-picker';
import styles from './picker-view.module.css';
import {
  PickerViewColumn,
  type PickerViewColumnProps,
  type Slot,
  SlotContext,
} from './picker-view-column';

type Native = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'autoFocus'>;

export type PickerViewProps = Native & {
  /** The accessible name of the group. */
  label: string;
  /** The selected row of each column. */
  value?: readonly number[];
  /** The initially selected rows. @default the first of each */
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
  } = useDefaults('PickerView', ownProps);
  const t = useKitWords(enPickerView);
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const moving = useRef(new Set<number>());
  const [chosen, setChosen] = useFormValue(root, {
    name: undefined,
    value,
    initial: defaultValue,
    onChange,
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
