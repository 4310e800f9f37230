import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CheckIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useGrowingRows } from '@/components/kit/scrolling';
import { findTyped, useTypedText } from '@/components/kit/typed-text';
import styles from './cascader.module.css';
import { type CascaderOption, nextRow } from './levels';

type Props = {
  label: string;
  rows: readonly CascaderOption[];
  chosen: string | undefined;
  /** True if the row has a further level. */
  hasMore: (option: CascaderOption) => boolean;
  /** True if the rows should take the focus because their level has just appeared. */
  isFocused: boolean;
  onChoose: (option: CascaderOption) => void;
  onUp: () => void;
};

const MOVES = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** The rows of one level: a list box with one tab stop. Arrow keys and letters move, Enter and Space choose. */
export function CascaderRows({ label, rows, chosen, hasMore, isFocused, ...calls }: Props) {
  const { onChoose, onUp } = calls;
  const list = useRef<HTMLDivElement>(null);
  const typedIn = useTypedText();
  const [active, setActive] = useState<string | undefined>(chosen);
  const wanted = rows.findIndex(({ value }) => value === active);
  const stop = wanted >= 0 ? wanted : nextRow(rows, 0, 'Home');
  const { shown, end } = useGrowingRows(rows, stop);

  const rowAt = (index: number) => list.current?.children[index] as HTMLElement | undefined;
  useEffect(() => {
    if (!isFocused) return;
    const row = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    row?.scrollIntoView({ block: 'nearest' });
    // Do not take the focus from a search field, or from a tab that an arrow key has just chosen.
    const { activeElement } = document;
    if (activeElement?.matches('input, [role=tab]')) return;
    row?.focus({ preventScroll: true });
  }, [isFocused]);

  const go = (next: number) => {
    // The row may not be in the document yet.
    flushSync(() => setActive(rows[next]?.value));
    rowAt(next)?.focus();
  };
  const named = {
    count: rows.length,
    names: (row: number) => [String(rows[row]?.label)],
    isDisabled: (row: number) => rows[row]?.disabled === true,
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const text = typedIn(event);
    const option = rows[stop];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [deeper, higher] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (MOVES.includes(event.key)) go(nextRow(rows, stop, event.key));
    else if (text) {
      const found = findTyped(named, text, stop);
      if (found >= 0) go(found);
    } else if (event.key === higher) onUp();
    else if (option && (event.key === deeper ? hasMore(option) : /^(Enter| )$/.test(event.key)))
      onChoose(option);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* The focus is on its options. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        data-part="rows"
        className={styles.rows}
        onKeyDown={press}
      >
        {shown.map((option, index) => (
          // The list box handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            role="option"
            aria-selected={option.value === chosen}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            aria-disabled={option.disabled || undefined}
            tabIndex={index === stop ? 0 : -1}
            data-autofocus={index === stop && isFocused ? '' : undefined}
            data-part="row"
            className={styles.row}
            onClick={() => {
              if (option.disabled) return;
              setActive(option.value);
              onChoose(option);
            }}
          >
            <span data-part="text" className={styles.text}>
              <span>
                <bdi>{option.label}</bdi>{' '}
              </span>
              {option.note && (
                <span data-part="note" className={styles.note}>
                  {option.note}
                </span>
              )}
            </span>
            <span data-part="mark" className={styles.mark} aria-hidden>
              {option.value === chosen ? (
                <KitIcon name="check" icon={CheckIcon} size="1.25rem" weight={2.5} />
              ) : (
                hasMore(option) && <KitIcon name="forward" icon={ForwardIcon} size="1.125rem" />
              )}
            </span>
          </div>
        ))}
      </div>
      {end}
    </>
  );
}
