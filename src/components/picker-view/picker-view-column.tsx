import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { clamp } from '@/shared/values';
import styles from './picker-view.module.css';
import { type Rows, Wheel } from './wheel';

export type PickerOption = {
  readonly text: string;
  /** The value behind the text. Users can also type it to find the row. @default the text */
  readonly value?: string | number;
  /** The wheel skips this row. @default false */
  readonly disabled?: boolean;
};

type Native = Omit<ComponentProps<'div'>, 'children' | 'role'>;

export type PickerViewColumnProps = Native & {
  /** The accessible name, such as "Year". @default 'Column 1', or the view's own label where it is the only one */
  label?: string | undefined;
  /** Rows as data. */
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

export type Slot = {
  readonly index: number;
  readonly label: string;
  readonly visible: number;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
  readonly onPick: (row: number) => void;
  readonly onMove: (isMoving: boolean) => void;
};

export const SlotContext = createContext<Slot | null>(null);

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
  } = useDefaults('PickerViewColumn', ownProps);
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
    return typeof option === 'object' ? option : { text: String(option) };
  };
  return {
    count: options.length,
    content: (row) => renderLabel?.(at(row), row) || at(row).text,
    label: (row) => (renderLabel ? at(row).text : undefined),
    names: (row) => [at(row).text, String(at(row).value ?? '')],
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
