import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useSpokenOption } from '@/components/kit/spoken-option';
import { findTyped, type Named, useTypedText } from '@/components/kit/typed-text';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './picker-view.module.css';
import { turned, useWheel } from './use-wheel';

export type Rows = Named & {
  readonly content: (row: number) => ReactNode;
  /** The accessible name of a row whose content is not its text. */
  readonly label?: (row: number) => string | undefined;
};

export type WheelProps = {
  /** The owner's native props for the wheel element. */
  native: ComponentProps<'div'>;
  label: string;
  rows: Rows;
  index: number;
  visible: number;
  grow: number;
  disabled: boolean;
  autoFocus: boolean;
  onPick: (row: number) => void;
  onMove: (isMoving: boolean) => void;
};

/** One column: a listbox that renders only the rows near the selected one. */
export function Wheel({
  native,
  grow,
  label,
  rows,
  index,
  visible,
  disabled,
  autoFocus,
  onPick,
  onMove,
}: WheelProps) {
  const id = useId();
  const wheel = useWheel({ rows, index, visible, disabled, onPick, onMove });
  const press = useWheelKeys({ rows, ...wheel });
  const { box, strip, drag, tap } = wheel;
  const [first, end] = wheel.seen;
  const handlers = mergeHandlers<HTMLDivElement>(native, {
    ...(!disabled && { onKeyDown: press }),
    onClick: ({ target }) => {
      const option = (target as Element).closest('[aria-posinset]');
      if (option) tap(Number(option.getAttribute('aria-posinset')) - 1);
    },
  });
  const isDrawn = index >= first && index < end;
  const text = isDrawn ? rows.names(index)[0] : undefined;
  const spoken = useSpokenOption(box, { text, index, count: rows.count });
  // Only the initial position. The motor writes all later ones.
  const [style] = useState<CSSProperties>(() => ({ transform: turned(Math.max(0, index)) }));

  const drawn = [];
  for (let row = first; row < Math.min(end, rows.count); row += 1) {
    drawn.push(
      <div
        key={row}
        id={`${id}${row}`}
        role="option"
        tabIndex={-1}
        data-part="row"
        className={styles.row}
        style={{ top: `calc(var(--portico-picker-row, 44px) * ${row})` }}
        aria-label={rows.label?.(row)}
        aria-selected={row === index}
        aria-disabled={rows.isDisabled(row) || undefined}
        aria-setsize={rows.count}
        aria-posinset={row + 1}
      >
        <span data-part="text" className={styles.text}>
          {rows.content(row)}
        </span>
      </div>,
    );
  }

  return (
    <>
      <div
        {...native}
        {...handlers}
        ref={useMergedRefs(box, drag, native.ref)}
        className={joinClasses(styles.wheel, native.className)}
        style={{ flexGrow: grow, ...native.style }}
        role="listbox"
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-activedescendant={isDrawn ? `${id}${index}` : undefined}
        tabIndex={disabled ? -1 : 0}
        data-autofocus={autoFocus || undefined}
      >
        <div ref={strip} className={styles.strip} style={style}>
          {drawn}
        </div>
      </div>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </>
  );
}

type WheelKeyOptions = {
  readonly rows: Named;
  readonly target: RefObject<number>;
  readonly step: (by: number) => void;
  readonly choose: (row: number) => void;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  End: 1e9,
  Home: -1e9,
};

/** Handles arrow keys, PageUp, PageDown, Home, End and type-ahead. */
function useWheelKeys({ rows, target, step, choose }: WheelKeyOptions) {
  const typedIn = useTypedText();

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = STEPS[event.key];
    const text = by === undefined ? typedIn(event) : undefined;
    if (by === undefined && text === undefined) return;
    // Also prevents a leading space from scrolling the page.
    event.preventDefault();
    if (by !== undefined) step(by);
    else if (text) choose(findTyped(rows, text, target.current));
  };
}
