import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { textsOf } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { asList, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSortableList } from '@/shared/messages/en-gestures';
import { isSameOrder, type Order, orderOf, placeOf } from './row-order';
import styles from './sortable-list.module.css';
import { SortableRow } from './sortable-row';
import { useRowDrag } from './use-row-drag';
import { useRowMotion } from './use-row-motion';
import { useTakenRow } from './use-taken-row';

type Native = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'value' | 'defaultValue' | 'role'
>;

export type SortableListProps<T> = Native & {
  /** The accessible name of the list. */
  label: string;
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactNode;
  /** Identifies an item. The order is a list of these keys. */
  itemKey: (item: T) => string;
  /** The name of an item in the names of its buttons and in announcements. */
  itemLabel: (item: T) => string;
  /** The keys in their order. Makes it controlled. Items that it does not name come last. */
  value?: readonly string[] | undefined;
  /** @default the order of the items */
  defaultValue?: readonly string[] | undefined;
  /** Called once when a row was dropped at another place. `items` are in the new order. */
  onChange?: ((order: string[], items: T[]) => void) | undefined;
  /** Whether a row keeps its place in the list. It has no handle. */
  isFixed?: ((item: T) => boolean) | undefined;
  /** A long press anywhere on a row drags it too. @default false */
  holdToDrag?: boolean | undefined;
  /** @default 'end' */
  handlePosition?: 'start' | 'end' | undefined;
  /** @default three lines */
  handleIcon?: ReactNode;
  /** The name in a form. The form sends the key of each row, in their order. */
  name?: string | undefined;
  /** The id of a form elsewhere in the document. */
  form?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
};

const NONE: Order = [];

const WORDS = {
  taken: 'sortableListTaken',
  moved: 'moved',
  dropped: 'sortableListDropped',
  returned: 'sortableListReturned',
} as const;

const readers = { items: asList };

/** A list whose rows users reorder: with a handle, a long press, keys or buttons. */
export function SortableList<T>(ownProps: SortableListProps<T>) {
  const {
    label,
    items,
    renderItem,
    itemKey,
    itemLabel,
    value,
    defaultValue,
    onChange,
    isFixed: isFixedItem,
    holdToDrag = false,
    handlePosition,
    handleIcon,
    name,
    form,
    disabled = false,
    className,
    ref,
    ...native
  } = useData('SortableList', useDefaults('SortableList', ownProps), readers);
  const t = useKitWords(enSortableList);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');

  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const itemsOf = (order: Order) =>
    order.flatMap((key) => (byKey.has(key) ? [byKey.get(key) as T] : []));
  const isFixed = (key: string) => {
    const item = byKey.get(key);
    return item !== undefined && isFixedItem?.(item) === true;
  };
  const nameOf = (key: string) => itemsOf([key]).map(itemLabel).join('');

  const [wanted, setWanted] = useFormValue<Order>(root, {
    name,
    value,
    initial: defaultValue ?? NONE,
    onChange: (next) => onChange?.([...next], itemsOf(next)),
    disabled,
    fromForm: textsOf,
    toForm: (next) => orderOf([...byKey.keys()], next),
    form,
  });
  const order = orderOf([...byKey.keys()], wanted);
  useFormEntries(root, { name, form, disabled, read: () => order });

  const remember = useRowMotion(list);
  const say = (what: keyof typeof WORDS, key: string, now: Order) =>
    setSaid(t(WORDS[what], { name: nameOf(key), place: now.indexOf(key) + 1, count: now.length }));
  const commit = (next: Order) => {
    if (!isSameOrder(next, order)) setWanted(next);
  };
  const taken = useTakenRow({
    ...{ list, order, isFixed },
    onBefore: remember,
    onDrop: (next) => {
      // The owner may refuse the new order.
      remember();
      commit(next);
    },
    onSay: say,
  });
  const { shown } = taken;
  const dragOf = useRowDrag({
    ...{ list, order: shown, isFixed },
    onStart: taken.drop,
    onEnd: (key, next) => {
      remember();
      const isMoved = !isSameOrder(next, order);
      if (isMoved) say('dropped', key, next);
      commit(next);
    },
  });

  return (
    <div
      role="group"
      aria-label={label}
      {...native}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.root, className)}
      data-handle={handlePosition ?? 'end'}
      data-disabled={disabled || undefined}
    >
      <ul ref={list} role="list" data-part="rows" className={styles.rows}>
        {itemsOf(shown).map((item, index) => {
          const key = itemKey(item);
          const { place, count } = placeOf(shown, isFixed, key);
          return (
            <SortableRow
              key={key}
              name={itemLabel(item)}
              hintId={id}
              isFixed={isFixed(key)}
              isTaken={key === taken.takenKey}
              isFirst={place === 0}
              isLast={place === count - 1}
              drag={dragOf(key)}
              onClick={() => taken.press(key)}
              onMove={taken.moveBy}
              onKeyDown={taken.onKeyDown}
              {...{ disabled, holdToDrag, handleIcon }}
            >
              {renderItem(item, index)}
            </SortableRow>
          );
        })}
      </ul>
      <VisuallyHidden id={id}>{t('sortableListHint')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}
